# The words of Last Droids in English. Conventions: `cogwright.engine.messages`.

## Players who are no person

player-1 = Automa

## Parts and amounts

good-nut = nuts
good-oil = oil drops
good-circuit = circuit boards
good-energy = energy
good-point = recycling points
good-leaf = leaves
good-extension = extensions
good-base = base parts
good-stored-nut = nuts on the card
good-stored-oil = oil on the card
good-stored-circuit = circuits on the card
good-stored-energy = energy on the card

amount-nut = { $n ->
    [one] { $n } nut
   *[other] { $n } nuts
}
amount-oil = { $n } oil
amount-circuit = { $n ->
    [one] { $n } circuit
   *[other] { $n } circuits
}
amount-energy = { $n } energy
amount-point = { $n } RP
amount-leaf = { $n ->
    [one] { $n } leaf
   *[other] { $n } leaves
}
amount-extension = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
}
amount-base = { $n ->
    [one] { $n } base part
   *[other] { $n } base parts
}
amount-same = { $n ->
    [one] { $n } base part
   *[other] { $n } equal base parts
}
amount-stored-nut = { $n ->
    [one] { $n } nut on the card
   *[other] { $n } nuts on the card
}
amount-stored-oil = { $n } oil on the card
amount-stored-circuit = { $n ->
    [one] { $n } circuit on the card
   *[other] { $n } circuits on the card
}
amount-stored-energy = { $n } energy on the card
amount-nothing = nothing

# Kinds of parts, columns, types and houses: each stands in a bundle with the amount 1.
amount-kind-nut = nuts
amount-kind-oil = oil
amount-kind-circuit = circuits
amount-kind-energy = energy
amount-column-nut = nut column
amount-column-oil = oil column
amount-column-circuit = circuit column
amount-column-energy = energy column
amount-as-water = a water droid
amount-as-farm = a farm droid
amount-as-communication = a communication droid
amount-as-collector = a collector droid
amount-as-market = a market droid
amount-house-45 = 45
amount-house-46 = 46
amount-house-47 = 47
amount-house-48 = 48
amount-house-49 = 49
amount-house-50 = 50
amount-house-51 = 51
amount-house-52 = 52
amount-house-53 = 53
amount-house-54 = 54
amount-house-55 = 55
amount-house-56 = 56
amount-house-57 = 57

# What is counted for points.
amount-counted-part = { $n ->
    [one] part in your shed
   *[other] { $n } parts in your shed
}
amount-counted-nut = { $n ->
    [one] nut in your shed
   *[other] { $n } nuts in your shed
}
amount-counted-oil = { $n ->
    [one] oil in your shed
   *[other] { $n } oil in your shed
}
amount-counted-circuit = { $n ->
    [one] circuit in your shed
   *[other] { $n } circuits in your shed
}
amount-counted-energy = { $n ->
    [one] energy in your shed
   *[other] { $n } energy in your shed
}
amount-counted-set = { $n ->
    [one] set of all four parts in your shed
   *[other] { $n } sets of all four parts in your shed
}
amount-counted-extension = { $n ->
    [one] extension of your shed
   *[other] { $n } extensions of your shed
}
amount-counted-house = { $n ->
    [one] house
   *[other] { $n } houses, this one included
}
amount-counted-kind = { $n ->
    [one] type of repaired droids
   *[other] { $n } different types of repaired droids
}
amount-counted-water = { $n ->
    [one] repaired water droid
   *[other] { $n } repaired water droids
}
amount-counted-farm = { $n ->
    [one] repaired farm droid
   *[other] { $n } repaired farm droids
}
amount-counted-communication = { $n ->
    [one] repaired communication droid
   *[other] { $n } repaired communication droids
}
amount-counted-storage = { $n ->
    [one] repaired storage droid
   *[other] { $n } repaired storage droids
}
amount-counted-collector = { $n ->
    [one] repaired collector droid
   *[other] { $n } repaired collector droids
}
amount-counted-market = { $n ->
    [one] repaired market droid
   *[other] { $n } repaired market droids
}
amount-counted-icon-water = { $n ->
    [one] part in the costs of your water droids
   *[other] { $n } parts in the costs of your water droids
}
amount-counted-icon-farm = { $n ->
    [one] part in the costs of your farm droids
   *[other] { $n } parts in the costs of your farm droids
}
amount-counted-icon-communication = { $n ->
    [one] part in the costs of your communication droids
   *[other] { $n } parts in the costs of your communication droids
}
amount-counted-icon-storage = { $n ->
    [one] part in the costs of your storage droids
   *[other] { $n } parts in the costs of your storage droids
}
amount-counted-icon-collector = { $n ->
    [one] part in the costs of your collector droids
   *[other] { $n } parts in the costs of your collector droids
}
amount-counted-icon-market = { $n ->
    [one] part in the costs of your market droids
   *[other] { $n } parts in the costs of your market droids
}
amount-counted-discarded-water = { $n ->
    [one] discarded water droid in your zones
   *[other] { $n } discarded water droids in your zones
}
amount-counted-discarded-farm = { $n ->
    [one] discarded farm droid in your zones
   *[other] { $n } discarded farm droids in your zones
}
amount-counted-discarded-communication = { $n ->
    [one] discarded communication droid in your zones
   *[other] { $n } discarded communication droids in your zones
}
amount-counted-discarded-storage = { $n ->
    [one] discarded storage droid in your zones
   *[other] { $n } discarded storage droids in your zones
}
amount-counted-discarded-collector = { $n ->
    [one] discarded collector droid in your zones
   *[other] { $n } discarded collector droids in your zones
}
amount-counted-discarded-market = { $n ->
    [one] discarded market droid in your zones
   *[other] { $n } discarded market droids in your zones
}

## Where the game stands

headline-turn = { $season }, turn { $turn }: { $step } ({ $left ->
    [0] the last turn of the season
    [one] { $left } more turn in this season
   *[other] { $left } more turns in this season
})
headline-final = After the last turn: final swaps
headline-end = The game is over

season-1 = Season I
season-2 = Season II
season-3 = Season III

step-deal = droids are dealt
step-plan = swaps and actions
step-tokens = extra-cost tokens

## What is asked

prompt-keep = Choose the droid you keep; { $other } gets the other one
prompt-keep-three = Choose the droid you keep
prompt-give = Choose the droid for { $other }
prompt-give-automa = { $other } likes both droids equally: choose which one it gets
prompt-plan = { $card } is in front of you: swap as you like, then repair, dismantle or build
prompt-replan = Your house is gone. Swap as you like, then repair or dismantle { $card }, or build another house
prompt-final = Swap for the last time, or say that you are done
prompt-option = Choose what { $card } swaps
prompt-extra = Extra cost of { $card }: choose a part to pay ({ $due } still due)
prompt-pay = Choose where you pay from ({ $due } still due)
prompt-extend = { $card }: choose the column to extend
prompt-take = { $card }: choose a base part
prompt-zone = Choose the zone in which { $card } is discarded
prompt-tokens = Choose the house for your extra-cost tokens
prompt-wild = Choose what { $card } counts as
prompt-planned = Your plan is complete: wait for the others
prompt-wait = Wait for the others

## Choices

choice-keep = Keep { $card }
choice-keep-give = Keep { $card }, give { $droid } to { $other }
choice-give = Give { $card } to { $other } and { $droid } to { $seat }
choice-give-automa = Give { $card } to { $other }, keep { $droid }
choice-swap = Swap { $give } for { $take }
choice-market = Use { $card } ({ $n ->
    [one] { $n } use left
   *[other] { $n } uses left
})
choice-option = { $card }: swap { $give } for { $take }
choice-repair = Repair { $card }
choice-repair-lost = Repair { $card } (no room for { $lost })
choice-dismantle = Dismantle { $card }
choice-dismantle-lost = Dismantle { $card } (no room for { $lost })
choice-build = Build { $card }, discard { $droid }
choice-build-lost = Build { $card }, discard { $droid } (no room for { $lost })
choice-token = Put the tokens on { $card }
choice-zone = Discard { $card } between you and { $other }
choice-extra = Extra cost: pay { $cost }
choice-pay-shed = Pay { $cost } from your shed
choice-pay-stored = Pay { $cost } from { $card }
choice-extend = Extend the { $column }: room for { $n }
choice-take = Take { $gain }
choice-wild = { $card } counts as { $type }
choice-done = Done: no more swaps

## Why not

why-not-now = That is not possible now.
why-over = The game is over.
why-wait = Others have to decide first.
why-planned = Your plan is complete. It is carried out when all plans are.
why-done = You are done with swapping. Points are counted when everybody is.
why-dealing = The droids of this turn are still being dealt.
why-kept = You have chosen your droid. All droids are turned up when the other drawer has chosen too.
why-keep-first = First choose the droid you keep.
why-give-first = First choose who gets which droid.
why-option-first = First choose what your market droid swaps.
why-extra-first = First choose the parts for the extra cost.
why-pay-first = First choose where you pay from.
why-extend-first = First choose the column to extend.
why-take-first = First choose the base part you take.
why-zone-first = First choose the zone for the discarded droid.
why-tokens-first = First put the extra-cost tokens on a house.
why-wild-first = First choose what your droid counts as.
why-keep-when = Droids are kept and given away when they are dealt, at the beginning of a turn.
why-option-when = First choose the market droid you want to use.
why-extra-when = Extra parts are paid for a house with extra-cost tokens of somebody else.
why-pay-when = You are asked where to pay from when there is something to pay.
why-extend-when = A column is chosen when a card brings an extension for any column.
why-take-when = A base part is chosen when a card brings one of your choice.
why-zone-when = With three players, a zone is chosen when a communication droid is discarded.
why-tokens-when = Extra-cost tokens are placed at the end of the turn in which their droid was repaired.
why-wild-when = What the droid counts as is chosen after the final swaps.
why-not-drawn = That droid is not among those you have drawn.
why-give-kept = You keep { $card }; give another one.
why-must-act = There is no passing: repair, dismantle or build. Dismantling is always possible.
why-final = The last turn is over: only swaps are left.
why-no-market = You have no such droid.
why-not-market = { $card } swaps nothing.
why-used = { $n ->
    [one] { $card } has been used in this swap step.
   *[other] { $card } has been used { $n } times in this swap step.
}
why-market-stuck = { $card } can swap nothing now: you lack the parts, or the room for what you would take.
why-no-option = { $card } has only { $n ->
    [one] { $n } swap
   *[other] { $n } swaps
} to choose from.
why-swap-give = You lack { $missing }: { $take } would cost { $give }.
why-no-room = There is no room in your { $column }.
why-extra-none = You have no { $kind } left beyond the cost.
why-pay-order = Parts are paid in their order; next: { $kind }.
why-repair-dear = You lack { $missing }: repairing { $card } costs { $cost }.
why-house-dear = You lack { $missing }: building { $card } costs { $cost }.
why-house-settled = { $card } goes to another player in this turn.
why-no-house = House { $n } does not wait in your zones.

## The journal: setup and step 1

log-start = { $seat } has priority first.
log-house-waits = { $card } waits to be built.
log-house-between = { $card } waits between { $seat } and { $other }.
log-interseason-comes = { $card } lies open.
log-turn = Turn { $n }: { $seat } has priority.
log-keep = { $seat } keeps { $card }.
log-give = { $seat } gives { $card } to { $other }.
log-turned-up = { $first } and { $second } are turned up.
log-offer = { $card } lies in front of { $seat }.
log-position = The game begins from a written position, at turn { $n }.

## The journal: actions

log-swap = { $seat } swaps { $give } for { $take }.
log-market = { $seat } uses { $card }: { $give } for { $take }.
log-repair = { $seat } repairs { $card } for { $cost }.
log-repair-free = { $seat } repairs { $card } for nothing.
log-dismantle = { $seat } dismantles { $card }, which gives { $gain }.
log-build = { $seat } builds { $card } and discards { $droid }.
log-discard = { $seat } discards { $card }.
log-zone = { $seat } discards { $card } between { $seat } and { $other }.
log-extend = { $n ->
    [one] { $card }: { $seat } puts { $n } extension on the { $column }.
   *[other] { $card }: { $seat } puts { $n } extensions on the { $column }.
}
log-gain = { $card }: { $seat } gains { $gain }.
log-store = { $card }: { $gain } lie on the card, for { $seat } to pay with.
log-lost = { $seat } has no room for { $lost }.
log-lost-house = { $seat } wanted to build { $card } too, but { $other } comes first: { $seat } plans anew.
log-tokens = { $seat } puts the extra-cost tokens on { $card }.

## The journal: seasons and end

log-interseason = { $card }. Everybody extends this column.
log-leaves = { $seat } leads in leaves and gains { $gain }.
log-leaves-lost = { $seat } leads in leaves, but has no room for the energy.
log-wild = { $seat }: { $card } also counts as a { $type }.
log-last-turn = { $end } The last turn is over; one final swap step follows.
log-result = { $seat }: { $points } RP, place { $rank }.

end-houses = A player has no house left to build.
end-decks = All droids have been dealt.
end-both = A player has no house left to build, and all droids have been dealt.

## The score sheet

score-droids = Repaired droids
score-communication = Communication droids
score-house-rp = Houses
score-house-45 = House 45: parts in the shed
score-house-46 = House 46: parts at once
score-house-47 = House 47: collectors
score-house-48 = House 48: market droids
score-house-49 = House 49: costs of water droids
score-house-50 = House 50: different types
score-house-51 = House 51: energy in the shed
score-house-52 = House 52: all six types
score-house-53 = House 53: extensions
score-house-54 = House 54: lead in leaves
score-house-55 = House 55: communication droids
score-house-56 = House 56: three houses
score-house-57 = House 57: sets of four parts
score-parts-lead = Most parts
score-leaves-lead = Most leaves
score-handicap = Handicap

## Options

option-first = First priority
option-first-help = Who has priority in the first turn. With one player it is you unless you choose otherwise.
option-first-random = drawn at random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
option-automa = The automa
option-automa-help = Solo: what the automa does with a communication droid it does not repair. The builder is the harder opponent.
option-automa-calm = calm: discards it
option-automa-builder = builder: claims a house for it
option-automa_bonus = Automa’s handicap
option-automa_bonus-help = Solo: so many points more (or less) on the automa’s score sheet. -4 makes an even match for careful beginners.

## What droids, houses and Interseason cards do

effect-droid = { $type }. Repair: pay { $cost } for { $gain }. Dismantle: gain { $parts }.
effect-house = House. Build: pay { $cost } for { $gain }.
effect-extend = At once: put { $extension } on your { $column }.
effect-extend-any = { $n ->
    [one] At once: put { $n } extension on a column of your choice.
   *[other] At once: put { $n } extensions on columns of your choice.
}
effect-gain = At once: gain { $gain }.
effect-store = At once: lay { $parts } on this card. You can pay with them at any time.
effect-double = Whenever you dismantle a droid that gives { $kind }: { $gain } more.
effect-surcharge = At the end of the turn: put the extra-cost tokens on a house. It costs others { $cost } more.
effect-discount = Repairs and buildings cost you { $amounts } less.
effect-wild = For the houses { $houses } this droid counts as a droid of one other type, too.
effect-swap = In each swap step: { $give } for { $take }, { $n ->
    [one] once
   *[other] up to { $n } times
}.
effect-score-per = At the end: { $gain } for every { $each }.
effect-score-step = At the end: { $gain } with { $count }.
effect-score-step-more = With { $n }: { $gain }.
effect-score-leaf-lead = At the end: { $gain } if you lead in leaves.
effect-interseason = Between two seasons, everybody puts { $extension } on the { $column }.
effect-interseason-leaves = Then whoever leads in leaves gains { $gain }.

## The picture in the terminal

drawing-name = { $name }
drawing-seat = { $seat }
drawing-free = free
drawing-short-nut = N{ $n }
drawing-short-oil = O{ $n }
drawing-short-circuit = C{ $n }
drawing-short-energy = E{ $n }
drawing-short-base = +{ $n } base
drawing-season = { $season }
drawing-turn = turn { $turn }
drawing-turns-left = { $n ->
    [0] the last of the season
    [one] { $n } more in the season
   *[other] { $n } more in the season
}
drawing-priority = Priority:
drawing-interseasons = To come:
drawing-zone = Zone
drawing-house = House
drawing-cost = Cost
drawing-points = RP
drawing-effect = Effect
drawing-discards = Discarded: { $n } (communication droids: { $counted })
drawing-tokens = + { $cost } ({ $seat })
drawing-as = counts as { $type }
drawing-drawn = Drawn
drawing-kept = kept
drawing-offers = In front of the players
drawing-droid = Droid
drawing-repair = Repair
drawing-dismantle = Dismantle
drawing-area = Area
drawing-used = { $n ->
    [one] used once
   *[other] used { $n } times
}
drawing-repaired = Repaired ({ $n }):
drawing-houses = Houses:
drawing-score = { $n } RP now
drawing-team = team { $n }
drawing-has-priority = priority
drawing-leads-leaves = most leaves
drawing-leads-parts = most parts
drawing-shed = Shed:
drawing-column = { $kind }
drawing-choosing = Is still choosing
drawing-ready = Has chosen
drawing-plan = { $plan }
plan-repair = Repairs
plan-dismantle = Dismantles
drawing-plan-build = Builds { $card }

# Effects in short.
drawing-effect-extend = { $extension } on the { $column }
drawing-effect-extend-any = { $n ->
    [one] { $n } extension on any column
   *[other] { $n } extensions on any columns
}
drawing-effect-gain = gain { $gain }
drawing-effect-store = { $parts } to pay with
drawing-effect-double = { $gain } more per dismantle with { $kind }
drawing-effect-surcharge = a house costs others { $cost } more
drawing-effect-discount = { $amounts } less for repairs and houses
drawing-effect-wild = of two types for { $houses }
drawing-effect-swap = { $give } → { $take }, { $n ->
    [one] once
   *[other] { $n } times
} a turn
drawing-effect-score-per = { $gain } per { $each }
drawing-effect-score-step = { $gain } with { $count }
drawing-effect-score-step-more = { $gain } with { $n }
drawing-effect-score-leaf-lead = { $gain } for the lead in leaves

## The board in the browser

board-any = any
board-cost = cost
board-kinds = kinds
board-dismantled = Dismantled it gives
board-tokens = { $n ->
    [one] { $n } extra-cost token
   *[other] { $n } extra-cost tokens
}
board-season = Season { $n }
board-turns-left = { $n ->
    [0] last turn
    [one] { $n } turn after this
   *[other] { $n } turns after this
}
board-cards-left = { $n } cards left this season
board-priority = Priority
board-zone = Houses to be built
board-zone-of = Zone
board-no-houses = No house waits here any more.
board-discards = { $n ->
    [one] { $n } discarded droid
   *[other] { $n } discarded droids
}
board-none = None yet
board-offer = Offer
board-no-offer = { $n ->
    [0] The cards of this turn are being dealt.
   *[other] Holds { $n } drawn cards.
}
board-shed = Shed
board-area = Repaired droids and houses
board-droids = { $n ->
    [one] { $n } droid
   *[other] { $n } droids
}
board-swaps = Swap with the supply
board-drawn = Drawn cards
board-question = Choose
board-repair = Repair
board-dismantle = Dismantle
board-plan-repair = Repairs it
board-plan-dismantle = Dismantles it
board-plan-build = Builds { $house }
board-choosing = Still planning
board-team = Team { $n }
board-leads = most leaves
board-leads-parts = most parts
board-score = { $n } recycling points if the game ended now
board-look = Look at the yard of { $seat }
board-column = { $part }: { $n } of { $most }, { $stored } more on droids

## Kinds of actions, and the tables of the component set, for statistics

verb-done = End the swaps
verb-keep = Keep a droid
verb-give = Give a droid away
verb-market = Use a market droid
verb-option = Choose what a market droid swaps
verb-swap = Swap
verb-repair = Repair
verb-dismantle = Dismantle
verb-build = Build a house
verb-token = Put tokens on a house
verb-zone = Choose a zone for a discard
verb-extra = Pay an extra cost
verb-pay = Choose where to pay from
verb-extend = Extend a shelf
verb-take = Take a part
verb-wild = Choose a further type

components-part = Parts
components-droid-type = Types of droids
components-interseason = Interseason cards
components-droid = Droids
components-house = Houses
