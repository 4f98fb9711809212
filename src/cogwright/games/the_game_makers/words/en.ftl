# The words of The Game Makers in English. Conventions: `cogwright.engine.messages`.

## Resources and amounts

# A resource stands with its level, cards with their number.
good-cards = cards
good-wood = wood
good-dice = dice
good-tiles = tiles
good-plastic = plastic
good-any = any resource
good-point = points
good-step = steps
good-step-set = steps for set collection
good-step-team = steps for co-operation
good-step-war = steps for war
good-step-engine = steps for engines
good-step-trees = steps for trees
good-tree = trees
good-clear = places cleared
good-worker-1 = level 1 workers
good-worker-2 = level 2 workers
good-worker-3 = level 3 workers
good-see = more to look at
good-market = more steps
good-set-cards = card machine sets
good-set-wood = wood machine sets
good-set-dice = dice machine sets
good-set-tiles = tile machine sets
good-set-plastic = plastic machine sets
good-same-cards = cards by the gap
good-same-wood = wood by the gap
good-same-dice = dice by the gap
good-same-tiles = tiles by the gap
good-same-plastic = plastic by the gap
good-kinds = steps by the gap

amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-wood = level { $n } wood
amount-dice = a level { $n } die
amount-tiles = a level { $n } tile
amount-plastic = level { $n } plastic
amount-any = a level { $n } resource of any kind
amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-step = { $n ->
    [one] { $n } step on a track
   *[other] { $n } steps on a track
}
amount-step-set = { $n ->
    [one] { $n } step for set collection
   *[other] { $n } steps for set collection
}
amount-step-team = { $n ->
    [one] { $n } step for co-operation
   *[other] { $n } steps for co-operation
}
amount-step-war = { $n ->
    [one] { $n } step for war
   *[other] { $n } steps for war
}
amount-step-engine = { $n ->
    [one] { $n } step for engines
   *[other] { $n } steps for engines
}
amount-step-trees = { $n ->
    [one] { $n } step for trees
   *[other] { $n } steps for trees
}
amount-tree = { $n ->
    [one] { $n } tree
   *[other] { $n } trees
}
amount-clear = { $n ->
    [one] workers back from { $n } place
   *[other] workers back from { $n } places
}
amount-worker-1 = { $n ->
    [one] { $n } worker of level 1
   *[other] { $n } workers of level 1
}
amount-worker-2 = { $n ->
    [one] { $n } worker of level 2
   *[other] { $n } workers of level 2
}
amount-worker-3 = { $n ->
    [one] { $n } worker of level 3
   *[other] { $n } workers of level 3
}
amount-see = a look at { $n } more
amount-market = { $n ->
    [one] { $n } more step every time
   *[other] { $n } more steps every time
}
amount-set-cards = { $n ->
    [one] { $n } card machine set
   *[other] { $n } card machine sets
}
amount-set-wood = { $n ->
    [one] { $n } wood machine set
   *[other] { $n } wood machine sets
}
amount-set-dice = { $n ->
    [one] { $n } dice machine set
   *[other] { $n } dice machine sets
}
amount-set-tiles = { $n ->
    [one] { $n } tile machine set
   *[other] { $n } tile machine sets
}
amount-set-plastic = { $n ->
    [one] { $n } plastic machine set
   *[other] { $n } plastic machine sets
}
amount-nothing = nothing

# What a tweenie gives depends on its gap; so the number says nothing here.
amount-same-cards = as many cards as there are card segments at the gap, 1 to 3
amount-same-wood = wood whose level is the number of wood segments at the gap, 1 to 3
amount-same-dice = a die whose level is the number of dice segments at the gap, 1 to 3
amount-same-tiles = a tile whose level is the number of tile segments at the gap, 1 to 3
amount-same-plastic = plastic whose level is the number of plastic segments at the gap, 1 to 3
amount-kinds = as many steps on one track as there are kinds at the gap

# What components show.
amount-building-1 = { $n ->
    [one] { $n } building of level 1
   *[other] { $n } buildings of level 1
}
amount-building-2 = { $n ->
    [one] { $n } building of level 2
   *[other] { $n } buildings of level 2
}
amount-building-3 = { $n ->
    [one] { $n } building of level 3
   *[other] { $n } buildings of level 3
}
amount-segment-cards = { $n ->
    [one] { $n } card segment
   *[other] { $n } card segments
}
amount-segment-wood = { $n ->
    [one] { $n } wood segment
   *[other] { $n } wood segments
}
amount-segment-dice = { $n ->
    [one] { $n } dice segment
   *[other] { $n } dice segments
}
amount-segment-tiles = { $n ->
    [one] { $n } tile segment
   *[other] { $n } tile segments
}
amount-segment-plastic = { $n ->
    [one] { $n } plastic segment
   *[other] { $n } plastic segments
}

# Which games count for a score.
amount-of-all = of any kind
amount-of-set = of set collection
amount-of-team = of co-operation
amount-of-war = of war
amount-of-engine = of engines
amount-with-cards = { $n ->
    [one] with cards
   *[other] with { $n } cards or more
}
amount-with-wood = { $n ->
    [one] with wood
   *[other] with wood of level { $n } or higher
}
amount-with-dice = { $n ->
    [one] with dice
   *[other] with dice of level { $n } or higher
}
amount-with-tiles = { $n ->
    [one] with tiles
   *[other] with tiles of level { $n } or higher
}
amount-with-plastic = { $n ->
    [one] with plastic
   *[other] with plastic of level { $n } or higher
}
amount-points-min = worth { $n } points or more
amount-points-max = worth { $n } points or fewer
amount-rank-max = of rank { NUMBER($n, useGrouping: 0) } or better
amount-year-min = from { NUMBER($n, useGrouping: 0) } on
amount-year-max = from { NUMBER($n, useGrouping: 0) } or earlier
amount-in-row = in row { $n }
amount-in-column = in column { $n }
amount-in-corner = in a corner

## Words for values

kind-any = Any kind
track-trees = Trees
letter-a = A
letter-b = B
letter-c = C
side-a = a
side-b = b
place-hollow-1 = hollow 1
place-hollow-2 = hollow 2
place-hollow-3 = hollow 3
place-hollow-4 = hollow 4
item-gain = resource
item-advance = step
item-tree = tree
item-clear = call for workers

# What a base score or an A structure counts.
metric-games = each game
metric-rows = each row with such a game
metric-columns = each column with such a game
metric-pairs = each pair of such games next to each other
metric-sets = each full set
metric-lead = having more such games than everybody else
metric-mixed-rows = each full row with all four genres
metric-columns-of-one-genre = each full column of one genre
metric-same-pairs = each pair of games of the same genre next to each other

## Where the game stands

headline-setup = Setting up: structures, marketing, first cards
headline-turn = Turn { $turn }, revolution { $n } of at most { $most }
headline-announced = Turn { $turn }, revolution { $n } of at most { $most }: a display case is full, one more turn follows
headline-last = Turn { $turn }, the last one
headline-end = The game is over

## What is asked

prompt-wait = Wait for the others
prompt-passed = You have passed: wait for the others
prompt-setup-done = Your choices are made: they are revealed when everybody has chosen
prompt-keep = Keep one of your { $letter } structures
prompt-side = Choose the side of “{ $marketing }” that counts for you in this game
prompt-setup-card = First card { $n } of { $most }: does “{ $card }” become a contract or a component?
prompt-move = { $n ->
    [one] Move your forklift from READY, or take free actions first
   *[other] Move one of your { $n } forklifts from READY, or take free actions first
}
prompt-pass = Finish games, send workers, place tweenies – or pass
prompt-kind = Choose the kind of your level { $level } resource
prompt-cards = { $n ->
    [one] Keep { $n } more card of these { $most }, as a contract or as a component
   *[other] Keep { $n } more cards of these { $most }, each as a contract or as a component
}
prompt-wood = Level { $level } wood: a component or a worker?
prompt-dice = { $steps ->
    [one] Your level { $level } die shows { $n }: a component, or { $steps } step on a track?
   *[other] Your level { $level } die shows { $n }: a component, or { $steps } steps on a track?
}
prompt-tiles = { $most ->
    [one] Your level { $level } tile: a component or a machine?
   *[other] Keep one of { $most } level { $level } tiles, as a component or as a machine
}
prompt-plastic = Level { $level } plastic: a component or a building?
prompt-advance = { $n ->
    [one] Choose the track on which you go { $n } step
   *[other] Choose the track on which you go { $n } steps
}
prompt-advance-track = { $n ->
    [one] Go { $n } step on the track “{ $track }”, or take free actions first
   *[other] Go { $n } steps on the track “{ $track }”, or take free actions first
}
prompt-tree = Plant a tree on an empty circle
prompt-clear = Choose the place whose workers come back to the break room
prompt-place = Choose the place of “{ $card }” in your display case
prompt-put = Choose where the machine “{ $tile }” goes on your assembly line
prompt-gap = Choose the gap for the { $tweenie }

## Choices

choice-keep = Keep “{ $structure }”
choice-side = Use side { $side } of “{ $marketing }”
choice-contract = Make “{ $card }” a contract (space { $space })
choice-card-component = Keep “{ $card }” as a component
choice-pass = Pass
choice-move = { $n ->
    [one] Move a forklift { $n } wedge on: { $kind }
   *[other] Move a forklift { $n } wedges on: { $kind }
}
choice-kind = { $kind }
choice-component = Keep it as a component: { $gain }
choice-hire = Make it a level { $level } worker
choice-advance = { $n ->
    [one] { $track }: { $n } step, to step { $step } (multiplier { $multiplier })
   *[other] { $track }: { $n } steps, to step { $step } (multiplier { $multiplier })
}
choice-advance-lost = { $n ->
    [one] { $track }: { $n } step, to step { $step } (multiplier { $multiplier }); { $lost } lost
   *[other] { $track }: { $n } steps, to step { $step } (multiplier { $multiplier }); { $lost } lost
}
choice-tile-component = Keep “{ $tile }” as a component
choice-machine = Make “{ $tile }” a machine
choice-put = Put “{ $tile }” in row { $row }, from column { $column }
choice-put-turned = Put “{ $tile }” in row { $row }, from column { $column }, turned round
choice-build = Put up a level { $level } building for “{ $structure }”
choice-build-active = Put up a level { $level } building, the last one of “{ $structure }”
choice-finish = Finish “{ $card }” (contract { $space })
choice-place = Put “{ $card }” in row { $row }, column { $column }
choice-tweenie = Place the { $tweenie }
choice-gap = Put the { $tweenie } on gap { $n } (below row { $row }, right of column { $column })
choice-work = Send workers to “{ $place }”
choice-clear = Call the workers back from “{ $place }”
choice-plant = Plant the tree on “{ $circle }”

## Why not

why-not-now = That is not possible now.
why-over = The game is over.
why-passed = You have passed in this turn.
why-setup-done = You have made your choices. The game begins when everybody has.
why-setup-first = The game has not begun: first choose your structures, marketing sides and first cards.
why-setup-over = That is chosen before the first turn.
why-keep-first = First choose which { $letter } structure you keep.
why-side-first = First choose the side of “{ $marketing }”.
why-side-players = { $n ->
    [one] You are alone, and that side of “{ $marketing }” is for other numbers of players.
   *[other] You are { $n } players, and that side of “{ $marketing }” is for other numbers of players.
}
why-one-contract = At least one of your first cards becomes a contract.
why-setup-card-first = First decide what “{ $card }” becomes.
why-place-first = First put the finished game into your display case.
why-put-first = First put the machine on your assembly line.
why-gap-first = First choose the gap for your tweenie.
why-place-taken = A game stands there already.
why-gap-closed = Gap { $n } is not open: all four cells around it must be filled, and no tweenie may lie there.
why-put-alike = “{ $tile }” reads the same both ways: it need not be turned round.
why-put-no-room = There is no room for “{ $tile }” there.
why-item-first = First decide about what you have gained.
why-forklift-ready = { $n ->
    [one] You have { $n } forklift at READY; it must be moved before you pass.
   *[other] You have { $n } forklifts at READY; all must be moved before you pass.
}
why-no-forklift = You have no forklift at READY.
why-no-contract = There is no contract on space { $space }.
why-case-full = { $n ->
    [one] “{ $card }” cannot be finished: your display case is full, with { $n } game.
   *[other] “{ $card }” cannot be finished: your display case is full, with { $n } games.
}
why-missing = “{ $card }” cannot be finished: you lack { $missing }.
why-tweenie-used = The { $tweenie } is used already; each works once.
why-no-gap = The { $tweenie } needs an open gap: four filled cells around it, and no tweenie on it.
why-no-hollow = There is no such hollow: your B structure is not active, or has fewer.
why-occupied = Workers are at “{ $place }” already.
why-few-workers = Your break room does not have the workers for “{ $place }”: it takes { $demands } or higher.
why-contracts-full = All your contract spaces are taken.
why-no-such-card = { $n ->
    [one] Card { $n } is not among those you are looking at.
   *[other] Card { $n } is not among those you are looking at.
}
why-no-such-tile = Tile { $n } is not among those you are looking at.
why-track-end = The cube of “{ $track }” is at the end of its track.
why-other-track = These steps are for the track “{ $track }” only.
why-no-room = { $n ->
    [one] There is no empty cell on your assembly line.
   *[other] There are no { $n } empty cells next to each other in any row of your assembly line.
}
why-no-building-space = “{ $structure }” has no empty building space for level { $level }.
why-not-occupied = There are no workers there.
why-circle-full = There is a tree on “{ $circle }” already.
why-no-kind = You have no kind to choose now.
why-no-cards = You are not looking at cards now.
why-no-wood = You are not gaining wood now.
why-no-die = You are not gaining a die now.
why-no-advance = You have no steps to go now.
why-no-tiles = You are not looking at tiles now.
why-no-put = First make a tile a machine.
why-no-plastic = You are not gaining plastic now.
why-no-game = First finish a game.
why-no-tweenie = First choose a tweenie.
why-no-clear = Nothing lets you call workers back now.
why-no-tree = You have no tree to plant now.

## The journal: setup

log-wedge = { $n ->
    [one] { $n } wedge from READY: { $kind }.
   *[other] { $n } wedges from READY: { $kind }.
}
log-marketing-tile = { $seat } receives the marketing tile “{ $marketing }”.
log-position = The game begins from a written position, at turn { $n }.
log-dealt-structure = { $seat } is dealt the structure “{ $structure }”.
log-dealt-card = { $seat } is dealt “{ $card }”.
log-keep = { $seat } keeps “{ $structure }”.
log-choose-side = { $seat } chooses side { $side } of “{ $marketing }”.
log-choose-contract = { $seat } makes “{ $card }” a contract.
log-choose-component = { $seat } makes “{ $card }” a component.
log-structure = { $seat } has the structure “{ $structure }”.
log-side = { $seat } uses side { $side } of “{ $marketing }”.

## The journal: turns

log-reset = { $n ->
    [one] The wild wedge has come to READY for the first time: all workers return to the break rooms.
   *[other] The wild wedge has come to READY { $n } times: all workers return to the break rooms.
}
log-turn = Turn { $n }.
log-last-turn = Turn { $n }, the last one.
log-move = { $n ->
    [one] { $seat } moves a forklift { $n } wedge on and gains { $gain }.
   *[other] { $seat } moves a forklift { $n } wedges on and gains { $gain }.
}
log-kind = { $seat } chooses { $gain }.
log-pass = { $seat } passes.
log-wheel = { $n ->
    [one] The wheel turns { $n } wedge on; at READY: { $kind }.
   *[other] The wheel turns { $n } wedges on; at READY: { $kind }.
}

## The journal: what is done

log-look-at-cards = { $n ->
    [one] { $seat } looks at { $n } card and keeps { $keep }.
   *[other] { $seat } looks at { $n } cards and keeps { $keep }.
}
log-drawn-card = { $seat } sees “{ $card }”.
log-contract = { $seat } makes “{ $card }” a contract, on space { $space }.
log-card-components = { $n ->
    [one] { $seat } puts { $n } card into the component store.
   *[other] { $seat } puts { $n } cards into the component store.
}
log-card-component = { $seat } makes “{ $card }” a component.
log-component = { $seat } puts { $gain } into the component store.
log-hire = { $seat } hires a level { $level } worker.
log-roll = { $seat } rolls a level { $level } die: { $n }.
log-advance = { $n ->
    [one] { $seat } goes { $n } step on the track “{ $track }” (multiplier { $multiplier }).
   *[other] { $seat } goes { $n } steps on the track “{ $track }” (multiplier { $multiplier }).
}
log-look-at-tiles = { $n ->
    [one] { $seat } looks at { $n } level { $level } tile.
   *[other] { $seat } looks at { $n } level { $level } tiles.
}
log-drawn-tile = { $seat } sees the tile “{ $tile }”.
log-tile-component = { $seat } makes the tile “{ $tile }” a component.
log-machine = { $seat } puts the machine “{ $tile }” in row { $row }, from column { $column }.
log-tweenie = { $seat } puts the { $tweenie } on gap { $n }.
log-build = { $seat } puts up a level { $level } building for “{ $structure }”.
log-active = “{ $structure }” of { $seat } is active.
log-extra = { $seat } will gain something extra from “{ $structure }”.
log-finish = { $seat } finishes “{ $card }” for { $cost }.
log-place = { $seat } puts “{ $card }” in row { $row }, column { $column }.
log-end-announced = The display case of { $seat } is full: one more turn follows this one.
log-work = { $seat } sends workers to “{ $place }”.
log-clear = { $seat } calls the workers back from “{ $place }”.
log-tree = { $seat } plants a tree on “{ $circle }”.
log-tree-by-condition = { $seat } fulfils “{ $circle }”: a tree is planted there.
log-lost = { $seat } cannot use this, and loses it: { $item }.
log-none-drawn = { $seat } gains nothing: there is nothing left to draw of { $kind }.
log-reshuffle-cards = { $n ->
    [one] { $n } discarded card is the new deck.
   *[other] { $n } discarded cards are shuffled into a new deck.
}
log-reshuffle-tiles = { $n ->
    [one] { $n } discarded tile is the new stack of level { $level }.
   *[other] { $n } discarded tiles are shuffled into a new stack of level { $level }.
}
log-result = { $seat }: { $points } points, place { $rank }.
log-medal = { $seat }: { $points } points. Medal: { $medal }.

medal-none = none

## What components are and do

effect-card = { $genre }. Needs { $cost }; worth { $gain }.
effect-reward = When finished: { $gain }.
effect-rank = Rank { NUMBER($n, useGrouping: 0) }.
effect-year = Published in { NUMBER($n, useGrouping: 0) }.
effect-year-before = From { NUMBER($n, useGrouping: 0) } BCE.
effect-structure = Structure { $letter }. Active with { $buildings }.
effect-term = At the end, if active: { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }).
effect-term-most = At the end, if active: { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }), at most { $most } times.
effect-hollow = Hollow for a worker of level { $level } or higher: { $gain }.
effect-extra = { $level ->
    [1] Whenever you gain { $kind }: { $gain } extra.
   *[other] Whenever you gain { $kind } of level { $level } or higher: { $gain } extra.
}
effect-tile = Level { $level }: { $segments }.
effect-side = { $least ->
    [1] Side { $side }, for up to { $most } players:
   *[other] Side { $side }, for { $least } to { $most } players:
}
effect-base = { $genre }: { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }).
effect-base-most = { $genre }: { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }), at most { $most } times.
effect-place = Takes { $demands }. Gives { $gain }.
effect-place-see = Takes { $demands }. While occupied: look at one card or tile more whenever you gain some.
effect-place-market = Takes { $demands }. While occupied: one step more whenever you go on a track.
effect-tweenie = Once, on an open gap: { $gain }.
effect-circle-workers = { $n ->
    [one] Have { $n } worker.
   *[other] Have { $n } workers, wherever they are.
}
effect-circle-assigned = { $n ->
    [one] Have { $n } worker at work.
   *[other] Have { $n } workers at work at the same time.
}
effect-circle-sets = { $n ->
    [one] Have { $n } machine set.
   *[other] Have { $n } machine sets.
}
effect-circle-full-lines = { $n ->
    [one] Fill { $n } row of your assembly line.
   *[other] Fill { $n } rows of your assembly line.
}
effect-circle-tweenies = { $n ->
    [one] Place { $n } tweenie.
   *[other] Place { $n } tweenies.
}
effect-circle-structures = { $n ->
    [one] Have { $n } active structure.
   *[other] Have { $n } active structures.
}
effect-circle-track = Have the multiplier { $multiplier } or more on a genre track.
effect-circle-tracks = { $n ->
    [one] Have the multiplier { $multiplier } or more on { $n } track.
   *[other] Have the multiplier { $multiplier } or more on { $n } tracks.
}
effect-circle-each-genre = { $n ->
    [one] Have { $n } game of every genre in your display case.
   *[other] Have { $n } games of every genre in your display case.
}
effect-circle-one-genre = { $n ->
    [one] Have { $n } game of one genre in your display case.
   *[other] Have { $n } games of one genre in your display case.
}

## The picture in the terminal

drawing-name = { $name }
drawing-seat = { $seat }
drawing-wheel = Warehouse wheel
drawing-turn = turn { $n }
drawing-revolution = revolution { $n } of at most { $most }
drawing-last-turn = last turn
drawing-announced = one more turn after this one
drawing-ready = READY
drawing-distance = { $n } on
drawing-wedge = { $kind }
drawing-deck = Game cards:
drawing-stacks = Tiles:
drawing-pile = { $n } left, { $discards } discarded
drawing-level = level { $n }
drawing-dealt = Dealt to you
drawing-kept = kept
drawing-contracts = Contracts
drawing-game = game
drawing-needs = needs
drawing-points = points
drawing-reward = reward
drawing-payable = ready to finish
drawing-item = To decide:
drawing-face = shows { $n }
drawing-extra = extra
drawing-case = Display case
drawing-score = now { $n } points
drawing-factory = Factory
drawing-store = Components:
drawing-break-room = Break room:
drawing-place = { $place }
drawing-line = Assembly line
drawing-sets = Machine sets:
drawing-tweenies = Tweenies:
drawing-marketing = Marketing
drawing-track = { $track }
drawing-choosing = choosing
drawing-passed = has passed
drawing-games = Games:
drawing-under-contract = Contracts:
drawing-workers = Workers:
drawing-structures = Structures:
drawing-tracks = Tracks:
drawing-sides = Marketing tiles:

# Effects in short.
drawing-effect-term = { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of })
drawing-effect-term-most = { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }), at most { $most } times
drawing-effect-hollow = level { $level } worker: { $gain }
drawing-effect-extra = { $level ->
    [1] { $kind }: { $gain } extra
   *[other] { $kind }, { $level } or more: { $gain } extra
}
drawing-effect-base = { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of })
drawing-effect-base-most = { $gain } for { $metric }{ $size ->
    [1] {""}
   *[other] {" "}of { $size }
} ({ $of }), at most { $most } times

drawing-short-cards = C{ $n }
drawing-short-wood = W{ $n }
drawing-short-dice = D{ $n }
drawing-short-tiles = T{ $n }
drawing-short-plastic = P{ $n }
drawing-short-any = any{ $n }
drawing-short-point = { $n }pt
drawing-short-step = +{ $n } steps
drawing-short-step-set = +{ $n } set
drawing-short-step-team = +{ $n } team
drawing-short-step-war = +{ $n } war
drawing-short-step-engine = +{ $n } engine
drawing-short-step-trees = +{ $n } trees
drawing-short-tree = tree
drawing-short-clear = workers back
drawing-short-advance = steps
drawing-short-gain = resource
drawing-short-worker-1 = { $n }×L1
drawing-short-worker-2 = { $n }×L2
drawing-short-worker-3 = { $n }×L3
drawing-short-see = see +{ $n }
drawing-short-market = steps +{ $n }
drawing-short-set-cards = { $n }×CCC
drawing-short-set-wood = { $n }×WWW
drawing-short-set-dice = { $n }×DDD
drawing-short-set-tiles = { $n }×TTT
drawing-short-set-plastic = { $n }×PPP
drawing-short-same-cards = C by gap
drawing-short-same-wood = W by gap
drawing-short-same-dice = D by gap
drawing-short-same-tiles = T by gap
drawing-short-same-plastic = P by gap
drawing-short-kinds = steps by gap

## The score sheet, options, ends

score-row-1 = Games in row 1
score-row-2 = Games in row 2
score-row-3 = Games in row 3
score-set = Set collection and cards: base × multiplier
score-team = Co-operation and teams: base × multiplier
score-war = War and duels: base × multiplier
score-engine = Engines and strategy: base × multiplier
score-trees = Trees × multiplier
score-structure = A structure

option-buildings = Level of buildings
option-buildings-help = Whether a building needs exactly the level of its space, or may have a higher one. The second is easier.
option-buildings-exact = exactly the level of the space
option-buildings-at-least = that level or a higher one

end-case = A display case was full, and the last turn has been played.
end-long-stop = The wheel has gone round as often as it may, and the last turn has been played.
end-solo-stop = The wheel has gone round as often as it may: the last turn of the solo game has been played.

## The board

board-amounts = { $amounts }
board-wheel = Warehouse wheel
board-ready = READY
board-wedge = { $n ->
    [0] READY: { $kind }.
   *[other] Wedge { $n }: { $kind }.
}
board-forklifts = Forklifts of { $names }.
board-makers = Factories
board-choosing = choosing
board-chosen = has chosen
board-passed = done
board-at-forklift = { $n ->
    [one] forklift to move
   *[other] { $n } forklifts to move
}
board-at-item = carries out:
board-at-case = puts up a game
board-at-line = at the assembly line
board-at-free = free actions
board-games = { $n } of { $most } games
board-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
} if the game ended now
board-workers-count = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
board-revolution = Revolution { $n } of at most { $most }
board-last-turn = Last turn
board-one-more = One more turn after this one
board-deck = Game cards in the deck
board-stack = Tiles of level { $n } in the stack
board-discards = discarded
board-look = Look at the factory of { $seat }
board-desk = What is asked now
board-component = Component
board-contract = Contract
board-machine = Machine
board-worker = Worker
board-pass = Pass
board-waiting = Then:
board-turn-round = Turn round
board-drawn-cards = { $n ->
    [one] Keep one more card:
   *[other] Keep { $n } more cards:
}
board-drawn-tiles = Keep one tile:
board-die = The level { $level } die shows { $n }.
board-die-bonus = With your advertising { $n } steps.
board-hint-place = Choose a place in the display case.
board-hint-put = Choose where it begins on the assembly line.
board-hint-gap = Choose an open gap of the assembly line.
board-hint-kind = Choose the kind:
board-hint-advance = { $n ->
    [one] Advance { $n } step on:
   *[other] Advance { $n } steps on:
}
board-hint-tree = Plant the tree on an empty circle.
board-hint-clear = Call the workers of a place back to the break room.
board-hint-move = { $n ->
    [one] Move the forklift at READY: press a wedge.
   *[other] Move a forklift, { $n } are at READY: press a wedge.
}
board-hint-free = Finish games, send workers, place tweenies – or pass.
board-keep = Keep one structure { $letter }
board-side-of = Choose a side: { $marketing }
board-side = Side { $side }
board-first-cards = Your first cards: at least one becomes a contract
board-undealt = { $n ->
    [one] { $n } marketing tile was not dealt; it has no function.
   *[other] { $n } marketing tiles were not dealt; they have no function.
}
board-contracts = Contracts
board-free-space = free
board-lacks = missing
board-missing = Missing:
board-payable = Ready to finish
board-free = { $kind }: no longer needed
board-rank = Rank
board-year = Year
board-store = Component store
board-kind = Kind
board-level = Level
board-case = Display case
board-empty-place = Empty place, row { $row }, column { $column }
board-line = Assembly line
board-no-sets = No sets yet
board-discount = Every game needs { $n ->
    [one] { $n } level
   *[other] { $n } levels
} less of { $kind }
board-cell = in row { $row } from column { $column }
board-gap-open = Gap { $n } is open
board-tweenies = Tweenies
board-workers = Workers
board-break-room = In the break room: { $workers }
board-occupied = Occupied: { $workers }.
board-structures = Structures
board-built = { $n } of { $most } buildings stand
board-active = active
board-structure-now = It would score now:
board-hidden = Still secret
board-marketing = Marketing
board-cube = step { $n } of { $most }, times { $multiplier }
board-most = up to { $n }
board-reforest = Reforestation

## The signs of the board

legend-cards = Cards: contract or component; ×2 are two cards
legend-wood = Wood: component or worker; the disc is the level
legend-dice = Dice: component or marketing
legend-tiles = Tiles: component or machine
legend-plastic = Plastic: component or building
legend-any = A resource of any kind
legend-set = Set collection and cards
legend-team = Co-operation and teams
legend-war = War and duels
legend-engine = Engines and strategy
legend-tree = Tree
legend-point = Point
legend-forklift = Forklift
legend-contract = Contract: a game to be produced
legend-worker = Worker with the level
legend-break = Break room
legend-building = Building, structure
legend-line = Machines of the assembly line
legend-tweenie = Tweenie
legend-marketing = Marketing; +1 for every advance
legend-step = Step on a marketing track
legend-see = Look at one more card or tile
legend-clear = Workers come back
legend-lead = More of these games than everybody else
legend-rank = Rank of the game; small is good
legend-year = Year of the game
legend-revolution = Revolution of the wheel

## Kinds of actions, and the tables of the component set, for statistics

verb-pass = Pass
verb-move = Move a forklift
verb-kind = Choose a kind of resource
verb-card = Use a drawn card
verb-wood-component = Wood: component
verb-wood-worker = Wood: worker
verb-die-component = Die: component
verb-advance = Advance on a track
verb-tile = Use a drawn tile
verb-put = Put a machine on the line
verb-plastic-component = Plastic: component
verb-build = Plastic: building
verb-finish = Finish a game
verb-place = Put a game into the display case
verb-tweenie = Choose a tweenie
verb-gap = Put a tweenie on a gap
verb-work = Send workers
verb-clear = Call workers back
verb-plant = Plant a tree
verb-keep = Keep a structure
verb-side = Choose a side of a tile

components-solo = Medals
components-kind = Kinds of resources
components-genre = Genres
components-card = Games
components-marketing-tile = Marketing tiles
components-structure = Structures
components-worker-space = Worker spaces
components-tile = Machine tiles
components-tweenie = Tweenies
components-circle = Planting circles
