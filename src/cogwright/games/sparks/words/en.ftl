# The words of Sparks in English. Conventions: `cogwright.engine.messages`.

## Players who are no person

player-1 = Rusty

## Goods and amounts

good-cog = cogs
good-spark = sparks
good-pass = colour passes
good-step = steps
good-level = levels
good-card = assistant cards
good-any-die = dice
good-point = points

amount-cog = { $n ->
    [one] { $n } cog
   *[other] { $n } cogs
}
amount-spark = { $n ->
    [one] { $n } spark
   *[other] { $n } sparks
}
amount-pass = { $n ->
    [one] { $n } colour pass
   *[other] { $n } colour passes
}
amount-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
amount-level = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
amount-card = { $n ->
    [one] { $n } assistant card
   *[other] { $n } assistant cards
}
amount-any-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-nothing = nothing

# Colours of dice, and which robots are meant.
amount-kind-red = red
amount-kind-yellow = yellow
amount-kind-blue = blue
amount-kind-green = green
amount-kind-any = any colour
amount-which-red = that is red
amount-which-yellow = that is yellow
amount-which-blue = that is blue
amount-which-green = that is green
amount-which-spaces = that has { $n } dice spaces
amount-which-box = that has a power box

## Dice and places

die-r1 = red 1
die-r2 = red 2
die-r3 = red 3
die-r4 = red 4
die-r5 = red 5
die-r6 = red 6
die-y1 = yellow 1
die-y2 = yellow 2
die-y3 = yellow 3
die-y4 = yellow 4
die-y5 = yellow 5
die-y6 = yellow 6
die-b1 = blue 1
die-b2 = blue 2
die-b3 = blue 3
die-b4 = blue 4
die-b5 = blue 5
die-b6 = blue 6
die-g1 = green 1
die-g2 = green 2
die-g3 = green 3
die-g4 = green 4
die-g5 = green 5
die-g6 = green 6

amount-die-r1 = { $n ->
    [one] red 1
   *[other] { $n } dice red 1
}
amount-die-r2 = { $n ->
    [one] red 2
   *[other] { $n } dice red 2
}
amount-die-r3 = { $n ->
    [one] red 3
   *[other] { $n } dice red 3
}
amount-die-r4 = { $n ->
    [one] red 4
   *[other] { $n } dice red 4
}
amount-die-r5 = { $n ->
    [one] red 5
   *[other] { $n } dice red 5
}
amount-die-r6 = { $n ->
    [one] red 6
   *[other] { $n } dice red 6
}
amount-die-y1 = { $n ->
    [one] yellow 1
   *[other] { $n } dice yellow 1
}
amount-die-y2 = { $n ->
    [one] yellow 2
   *[other] { $n } dice yellow 2
}
amount-die-y3 = { $n ->
    [one] yellow 3
   *[other] { $n } dice yellow 3
}
amount-die-y4 = { $n ->
    [one] yellow 4
   *[other] { $n } dice yellow 4
}
amount-die-y5 = { $n ->
    [one] yellow 5
   *[other] { $n } dice yellow 5
}
amount-die-y6 = { $n ->
    [one] yellow 6
   *[other] { $n } dice yellow 6
}
amount-die-b1 = { $n ->
    [one] blue 1
   *[other] { $n } dice blue 1
}
amount-die-b2 = { $n ->
    [one] blue 2
   *[other] { $n } dice blue 2
}
amount-die-b3 = { $n ->
    [one] blue 3
   *[other] { $n } dice blue 3
}
amount-die-b4 = { $n ->
    [one] blue 4
   *[other] { $n } dice blue 4
}
amount-die-b5 = { $n ->
    [one] blue 5
   *[other] { $n } dice blue 5
}
amount-die-b6 = { $n ->
    [one] blue 6
   *[other] { $n } dice blue 6
}
amount-die-g1 = { $n ->
    [one] green 1
   *[other] { $n } dice green 1
}
amount-die-g2 = { $n ->
    [one] green 2
   *[other] { $n } dice green 2
}
amount-die-g3 = { $n ->
    [one] green 3
   *[other] { $n } dice green 3
}
amount-die-g4 = { $n ->
    [one] green 4
   *[other] { $n } dice green 4
}
amount-die-g5 = { $n ->
    [one] green 5
   *[other] { $n } dice green 5
}
amount-die-g6 = { $n ->
    [one] green 6
   *[other] { $n } dice green 6
}

place-u1 = space 1 of the upgrade section
place-u2 = space 2 of the upgrade section
place-u3 = space 3 of the upgrade section
place-1-1 = space 1 of slot 1
place-1-2 = space 2 of slot 1
place-1-3 = space 3 of slot 1
place-2-1 = space 1 of slot 2
place-2-2 = space 2 of slot 2
place-2-3 = space 3 of slot 2
place-3-1 = space 1 of slot 3
place-3-2 = space 2 of slot 3
place-3-3 = space 3 of slot 3

## Where the game stands

headline-setup = Before the first turn: { $step }
headline-turn = Round { $round }, turn { $turn } of { $turns }: { $step }
headline-end = The game is over

step-setup = robots are chosen
step-draft = assistants are drafted
step-tile = the active player chooses a tile
step-take = dice are taken
step-action = everybody builds
step-refill = robots are drawn, dice are stored
step-end = points are counted

## What is asked

prompt-tile = Choose the production tile you play
prompt-take = { $n ->
    [one] Take a die from the left or the right end of the row
   *[other] Take { $n } dice from the left or the right end of the row
}
prompt-take-anywhere = { $n ->
    [one] Take a die from anywhere in the row
   *[other] Take { $n } dice next to each other from anywhere in the row
}
prompt-card = Choose the robot for slot { $slot }
prompt-draft = { $n ->
    [one] Choose the last card for your hand
   *[other] Choose a card for your hand ({ $n } more to choose)
}
prompt-act = Place, change and sell dice, use power boxes, hire assistants, or say that you are done
prompt-track = Choose the track for the step
prompt-track-end = The { $track } marker is at the end of its track: choose another track for the step
prompt-any-die = Choose the colour of the die you take
prompt-set-die = Choose the die you set to any value
prompt-value = Choose the value of the { $die }
prompt-flip-die = Choose the die you flip
prompt-swap-die = Choose the die you swap
prompt-swap-colour = Choose the colour for which you swap the { $die }
prompt-nudge = { $n ->
    [one] Raise or lower a die by 1, once more
   *[other] Raise or lower a die by 1, up to { $n } times
}
prompt-reroll = Choose the dice you roll again, one after the other
prompt-pay-die = Choose the die you pay with
prompt-upgrade = Choose an upgrade tile
prompt-recover = Choose the spark you take back
prompt-recycle = Recycle: choose a die for another robot
prompt-held = Recycle: place the { $die } on another robot, change it first, or drop it
prompt-return = Return unfinished robots before new ones are drawn, or keep them all
prompt-store = { $n ->
    [one] Choose the die you keep; all others are sold
   *[other] Choose a die you keep ({ $n } in all); the others are sold
}
prompt-done = You are done for this turn: wait for the others
prompt-wait = Wait for the others

## Choices

choice-tile = Play “{ $tile }”
choice-take = Take { $dice } (from die { $n } of the row)
choice-draft = Keep { $assistant }
choice-card = Put { $robot } into slot { $slot }
choice-place = Place the { $die } on space { $n } of { $robot }
choice-complete = Complete { $robot } with the { $die } on space { $n }
choice-place-section = Place the { $die } on space { $n } of the upgrade section
choice-sell = Sell the { $die }
choice-sell-placed = Sell the { $die } on { $place }
choice-change = Change the { $die } to { $n }
choice-change-section = Change the { $die } on { $place } to { $n }
choice-lift = Lift the { $die } off { $place }
choice-box = Put a spark on “{ $box }”
choice-hire = Hire { $assistant }
choice-use = Use { $assistant }
choice-reroll = Roll loose dice again
choice-done = Done: nothing more in this turn
choice-track = Make the step on the { $track } track
choice-die-colour = Take a { $colour } die
choice-recover = Take the spark back from “{ $box }”
choice-upgrade = Take { $upgrade }
choice-upgrade-slot = Take { $upgrade } and put it on slot { $slot }
choice-pick = Choose the { $die }
choice-value = Set it to { $n }
choice-recycle = Keep the { $die } for another robot
choice-recycle-none = Discard all dice of the robot
choice-drop = Discard the { $die }
choice-return = Return { $robot } to the deck
choice-return-none = Return no more robots
choice-reroll-picked = Roll the chosen dice
choice-decline = Change nothing
choice-nudge-end = Change no more dice
choice-keep = Keep the { $die } in storage

## Why not

why-not-now = That is not possible now.
why-wait = Others have to decide first.
why-done = You are done for this turn.
why-answer-first = First decide what you are asked.
why-row-short = { $n ->
    [one] There is no die there.
   *[other] There are not { $n } dice from there on.
}
why-not-end = { $n ->
    [one] You may only take a die from the left or the right end of the row.
   *[other] You may only take { $n } dice from the left or the right end of the row.
}
why-tile-played = “{ $tile }” is not among your production tiles any more.
why-track-end = No step can be made on the { $track } track.
why-no-colour = There is no { $colour } die to take.
why-out-of-play = { $upgrade } is not in this game.
why-owned = You own { $upgrade } already; nobody owns two of a kind.
why-slot-taken = There is a tile on slot { $slot } already.
why-no-die = You have no loose { $die }.
why-no-loose = You have no loose die for that.
why-no-space = There is no such space: { $place }.
why-nothing-there = There is no die on { $place }.
why-nothing-held = You are not recycling a die.
why-place-taken = There is a die on { $place } already.
why-top-level = Your factory level is the highest: no more dice go to the upgrade section.
why-value = The value of the { $die } does not suit { $place }.
why-same = The { $die } does not show the same value as the dice that must be alike.
why-colour = The colour of the { $die } does not suit { $place }, and you lack { $missing } to ignore it.
why-value-limit = The { $die } cannot go further: values are 1 to 6.
why-dear = You lack { $missing }.
why-no-relocate = You can only lift dice with the upgrade tile Relocate.
why-lifted = You have lifted a die off { $place } in this turn.
why-no-reroll = You have no right to roll again: it comes with the production tile, once in that turn.
why-no-box = You do not have the power box “{ $box }”.
why-box-lit = There is a spark on “{ $box }” already. It comes back at the end of the round.
why-no-spark = You have no spark in storage.
why-box-needs-die = The power box “{ $box }” needs a die that it can change.
why-not-in-hand = { $assistant } is not in your hand.
why-hire-dear = You lack { $missing }: hiring { $assistant } costs { $cost }.
why-not-hired = { $assistant } does not work for you.
why-used = { $assistant } was used in this turn.
why-needs-die = { $assistant } needs a die to change.

## The journal: setup and dice

log-start = { $seat } is the first player.
log-out-of-play = { $upgrade } is not in this game.
log-goal = Goal: { $goal }.
log-position = The game begins from a written position, at turn { $n }.
log-drafted = { $seat } has chosen a card.
log-draft = { $seat } keeps { $assistant }.
log-turn = Turn { $n }: { $seat } is active.
log-tile = { $seat } plays “{ $tile }”.
log-take = { $seat } takes { $dice }.
log-ghost-takes = { $seat } takes { $dice } to the discard.
log-draw-die = { $seat } gets a { $die }.
log-no-die = There is no die for { $seat }.

## The journal: actions

log-gain = { $seat } gains { $gain }.
log-place = { $seat } places a { $die } on { $place }.
log-place-pass = { $seat } places a { $die } on { $place } with a colour pass.
log-place-paid = { $seat } pays { $cost } to place a { $die } on { $place }.
log-lift = { $seat } lifts a { $die } off { $place }.
log-sell = { $seat } sells a { $die } for { $gain }.
log-change = { $seat } changes a { $die } to { $n }.
log-reroll = { $seat } rolls a { $die } again: it shows { $n }.
log-swap = { $seat } swaps { $dice } for { $new }.
log-complete = { $seat } completes { $robot }.
log-step = { $seat } goes to space { $n } of the { $track } track.
log-step-lost = { $seat } is at the end of all tracks: the step is lost.
log-bonus = { $seat } gains the bonus “{ $bonus }”.
log-bonus-printed = { $seat } gains the printed bonus of the { $track } track.
log-recycle = { $seat } keeps a { $die } for another robot.
log-drop = { $seat } discards a { $die }.
log-level = { $seat } rises to level { $n }.
log-box = { $seat } puts a spark on “{ $box }”.
log-recover = { $seat } takes a spark back from “{ $box }”.
log-use = { $seat } uses { $assistant }.
log-pay-die = { $seat } discards a { $die } for it.
log-hire = { $seat } hires { $assistant } for { $cost }.
log-cards = { $n ->
    [one] { $seat } draws { $n } assistant card.
   *[other] { $seat } draws { $n } assistant cards.
}
log-card = { $seat } draws { $assistant }.
log-upgrade = { $seat } takes the upgrade tile { $upgrade }.
log-upgrade-slot = { $seat } puts the upgrade tile { $upgrade } on slot { $slot }.
log-done = { $seat } is done.

## The journal: end of a turn, a round, the game

log-return = { $seat } returns { $robot }.
log-refill = { $n ->
    [one] { $seat } draws { $n } robot.
   *[other] { $seat } draws { $n } robots.
}
log-new-robot = { $seat } puts { $robot } into slot { $slot }.
log-keep = { $seat } keeps a { $die }.
log-round = Round { $n } is over; all sparks come back into storage.
log-result = { $seat }: { $points } points, place { $rank }.
log-medal = { $seat }: { $points } points. Medal: { $medal }.

medal-none = none

end-rounds = All four rounds have been played.
end-none = All turns have been played: no medal this time.
end-bronze = All turns have been played: a bronze medal, and nearly won.
end-silver = All turns have been played: won, with a silver medal.
end-gold = All turns have been played: won, with a gold medal.
end-platinum = All turns have been played: won, with a platinum medal.

## The score sheet

score-tracks = Scoring tracks
score-factory = Factory level × assistants
score-assistants = Assistants
score-upgrades = Upgrade tiles
score-sets = Sets of four colours
score-cogs = Cogs
score-goals = Goals

## Options

option-goals = Goals
option-goals-help = Two goal tiles lie open; everybody who meets one at the end scores 5 points for it.
option-draft = Drafted assistants
option-draft-help = Everybody chooses assistants from cards that are passed on, instead of being dealt a hand.
option-order = Order of play
option-order-help = Whether all act at the same time, or one after the other. The first is quicker.
option-order-simultaneous = all at the same time
option-order-clockwise = one after the other, clockwise
option-first = First player
option-first-help = Who is active first, in every round.
option-first-random = drawn at random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
option-colours = Colours
option-colours-help = The colours of the boards, by seat.
option-colours-red = red
option-colours-yellow = yellow
option-colours-blue = blue
option-colours-green = green

## What effects do

effect-cogs = { $n ->
    [one] Gain { $n } cog.
   *[other] Gain { $n } cogs.
}
effect-sparks = { $n ->
    [one] Gain { $n } spark.
   *[other] Gain { $n } sparks.
}
effect-dice = { $n ->
    [one] Draw { $n } die from the bag.
   *[other] Draw { $n } dice from the bag.
}
effect-colour-die = Take a { $colour } die and roll it.
effect-any-die = Take a die of any colour and roll it.
effect-step = { $n ->
    [one] Make { $n } step on the { $track } track.
   *[other] Make { $n } steps on the { $track } track.
}
effect-step-any = { $n ->
    [one] Make { $n } step on any track.
   *[other] Make { $n } steps on any tracks.
}
effect-assistants = { $n ->
    [one] Draw { $n } assistant card.
   *[other] Draw { $n } assistant cards.
}
effect-recover = { $n ->
    [one] Take { $n } spark back from your power boxes.
   *[other] Take { $n } sparks back from your power boxes.
}
effect-upgrade = Take an upgrade tile.
effect-grant-reroll = Once in this turn, roll any of your loose dice again.
effect-colour-pass = { $n ->
    [one] Ignore the colour of { $n } space in this turn.
   *[other] Ignore the colours of { $n } spaces in this turn.
}
effect-set-die = Set a loose die to any value.
effect-flip-die = Flip a loose die to the opposite side.
effect-nudge = { $n ->
    [one] Raise or lower a die by 1.
   *[other] Raise or lower dice by 1, up to { $n } times.
}
effect-reroll = Roll any of your loose dice again.
effect-swap-die = Swap a loose die for one of another colour with the same value.

## What components are and do

effect-robot = { $n ->
    [one] Robot: { $n } step on the { $colour } track.
   *[other] Robot: { $n } steps on the { $colour } track.
}
effect-space = Space { $n }: { $dice }.
effect-space-exact = Space { $n }: { $dice }, exactly { $value }.
effect-space-min = Space { $n }: { $dice }, at least { $value }.
effect-space-max = Space { $n }: { $dice }, at most { $value }.
effect-space-even = Space { $n }: { $dice }, even.
effect-space-odd = Space { $n }: { $dice }, odd.
effect-space-same = Space { $n }: { $dice }, all such dice alike.
effect-reward = Reward:
effect-box = Power box:
effect-points = { $n ->
    [one] { $n } point at the end.
   *[other] { $n } points at the end.
}
effect-on-complete = Whenever you complete a robot:
effect-on-complete-which = Whenever you complete a robot { $which }:
effect-on-level = Whenever your factory level rises:
effect-on-hire = Whenever you hire another assistant:
effect-on-box = Whenever you use a power box:
effect-on-bonus = Whenever you pass over a bonus space:
effect-on-sell = At your first sale in each turn:
effect-on-active = Whenever you are the active player:
effect-on-round = At the end of each round:
effect-colour-pair = Your { $dice } dice suit spaces of either colour.
effect-wild-value = Your dice that show { $n } suit any value.
effect-colour-fee = { $n ->
    [one] Ignoring a colour costs you { $n } cog only.
   *[other] Ignoring a colour costs you { $n } cogs only.
}
effect-storage = You may keep { $n } loose dice at the end of a turn.
effect-free-change = { $n ->
    [one] The first change of a value by 1 in each turn costs you nothing.
   *[other] The first { $n } changes of a value by 1 in each turn cost you nothing.
}
effect-take-anywhere = The dice you take from the junkyard may lie anywhere in the row.
effect-threshold = You need { $n } less to raise your factory level.
effect-crew = Counts as { $n } assistants when the factory scores.
effect-ability = Once in each turn, for { $cost }:
effect-ability-free = Once in each turn:
effect-take = { $n ->
    [one] Take { $n } die from an end of the row.
   *[other] Take { $n } dice from an end of the row.
}
effect-take-from-anywhere = { $n ->
    [one] Take { $n } die from anywhere in the row.
   *[other] Take { $n } dice next to each other from anywhere in the row.
}
effect-needs = Needs dice that add up to { $n }.
effect-upgrade-relocate = Lift placed dice and use them again, from each space once a turn.
effect-upgrade-discount = Hiring an assistant costs you 1 cog less.
effect-upgrade-sales = A die you sell brings 2 cogs.
effect-upgrade-ignore-colour = Dice of your colour suit any colour.
effect-upgrade-ignore-value = Dice of your colour suit any value.
effect-upgrade-bonus-point = A robot completed on this slot goes 1 more step.
effect-upgrade-bonus-cog = A robot completed on this slot brings 1 more cog.
effect-upgrade-recycle = Keep one die of a robot completed on this slot for another robot.
effect-goal-assistants = Have { $n } hired assistants at the end.
effect-goal-level = Have factory level { $n } at the end.
effect-goal-robots-of-a-colour = Have { $n } completed robots of one colour at the end.
effect-goal-robots-with-box = Have { $n } completed robots with a power box at the end.
effect-goal-sparks = Have { $n } sparks at the end.
effect-goal-bonus-spaces = Have passed over { $n } bonus spaces on each of { $tracks } tracks.

## The picture in the terminal

drawing-name = { $name }
drawing-seat = { $seat }
drawing-round = Round { $n }
drawing-turn = turn { $n } of { $turns }
drawing-active = Active:
drawing-row = Junkyard:
drawing-bag = Bag:
drawing-discard = Discard:
drawing-stacks = Upgrade tiles:
drawing-goals = Goals:
drawing-ghost = { $n ->
    [one] Played by Rusty ({ $n } tile left):
   *[other] Played by Rusty ({ $n } tiles left):
}
drawing-decks = Decks:
drawing-cards-left = { $robots } robots, { $assistants } assistants
drawing-tracks = Scoring tracks
drawing-printed = printed bonus
drawing-red = red
drawing-yellow = yellow
drawing-blue = blue
drawing-green = green
drawing-any = any
drawing-even = even
drawing-odd = odd
drawing-same = same
drawing-score = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
drawing-level = level { $n }
drawing-first = first player
drawing-done = done
drawing-loose = Loose:
drawing-held = Recycled:
drawing-picked = Rolled again:
drawing-tiles = Tiles:
drawing-section = Upgrade section:
drawing-need = { $n } of { $need }
drawing-empty = empty
drawing-boxes = Power boxes:
drawing-boxes-short = Power boxes:
drawing-boxes-count = { $n } ({ $lit } with a spark)
drawing-upgrades = Upgrade tiles:
drawing-completed = Completed ({ $n }):
drawing-hired = Assistants:
drawing-hand = Hand:
drawing-hand-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
drawing-goals-reached = Goals so far:
drawing-drawn = Drawn robots
drawing-pack = Choose one card
drawing-your-hand = { $n ->
    [one] Your hand (hiring costs { $n } cog)
   *[other] Your hand (hiring costs { $n } cogs)
}

## The board in the browser

board-placed = { $die }, placed
board-steps = { $n ->
    [one] { $n } step on the { $track } track
   *[other] { $n } steps on the { $track } track
}
board-box = Power box
board-lit = A spark lies on it
board-level = Factory level { $n }
board-needs = needs dice with a sum of { $n }
board-goal = { $n } of { $most }
board-junkyard = Junkyard
board-active = { $seat } is active
board-taker = { $seat } takes dice
board-row-empty = No dice lie here.
board-tiles = Production tiles of { $seat }
board-ghost = { $name } has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} left
board-stacks = Stacks of upgrade tiles
board-left = { $n } left
board-owned = you own it
board-bag = In the bag
board-discard = Discarded
board-robots-left = Robots in the deck
board-assistants-left = Assistants in the deck
board-tracks = Scoring tracks
board-marker = { $seat }: space { $n }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-bonus-after = Bonus after space { $n }: { $name }.
board-first = First player
board-done = Done for this turn
board-acting = At work
board-passes = { $n ->
    [one] { $n } colour pass
   *[other] { $n } colour passes
}
board-free-changes = { $n ->
    [one] { $n } free change of a value
   *[other] { $n } free changes of a value
}
board-may-reroll = One re-roll in this turn
board-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
} if the game ended now
board-loose = Loose dice
board-no-dice = None
board-picked = Will be re-rolled
board-hint-choose = Choose a die, or drag it to its place.
board-hint-place = Now choose a glowing place (the arrow keys go round them), or sell the die.
board-hint-placed = This die lies on its place; it can still be sold or moved as shown here.
board-sell = Sell
board-lift = Lift off
board-reroll = Re-roll
board-finish = Done
board-section = Upgrade section
board-sum = Sum { $n } of { $most }
board-line = Assembly line
board-return = Return
board-slot-empty = Slot { $n } is empty
board-slot-next = The next robot goes here
board-boxes = Power boxes
board-hired = Hired assistants: { $n }
board-hand = Assistants in hand
board-hand-count = Assistants in hand: { $n }
board-used = used
board-upgrades = Upgrade tiles: { $n }
board-completed = Completed robots: { $n }
board-drawn = Drawn robots: choose the next one for the line
board-pack = Draft: keep one assistant
board-question = Choose
board-held = Recycled die: place it on a robot
board-on-slot = on slot
board-look = Look at the factory of { $seat }

colour-any = any colour
legend-cog = Cogs: the money
legend-spark = Sparks: they run power boxes
legend-point = Points
legend-robot = Robots
legend-assistant = Assistants
legend-red = Red
legend-yellow = Yellow
legend-blue = Blue
legend-green = Green
legend-any-colour = Any colour
legend-die = Dice
legend-bag = The bag: draw dice from it
legend-box = Power box: put a spark on it to use it
legend-step = Steps on a scoring track
legend-level = Factory level
legend-upgrade = Upgrade tile
legend-bonus = Bonus space on a scoring track
legend-card = Draw an assistant card
legend-pass = Colour pass: ignores the colour of a space
legend-reroll = Re-roll dice
legend-flip = Turn a die over (7 minus its value)
legend-recover = Take a spark back from a power box
legend-recycle = Recycle: move one used die to another robot
legend-lift = Relocate: lift a placed die
legend-sell = Sell a die
legend-storage = Storage: dice kept for the next turn
legend-hand = Take dice from anywhere in the row
legend-turn = When you are the active player
legend-round = At the end of a round
legend-goal = Goal tile
legend-start = First player

## Kinds of actions, and the tables of the component set, for statistics

verb-take = Take dice
verb-card = Put a robot into a slot
verb-return = Return a robot to the deck
verb-keep = Keep a die in storage
verb-place = Place a die
verb-place-held = Place a recycled die
verb-sell = Sell a die
verb-raise = Raise a die
verb-raise-held = Raise a recycled die
verb-lower = Lower a die
verb-lower-held = Lower a recycled die
verb-lift = Lift a die off
verb-reroll = Roll dice again
verb-colour = Choose a colour
verb-pick = Choose a die
verb-value = Choose a value
verb-recycle = Recycle a die
verb-box = Put a spark on a power box
verb-hire = Hire an assistant
verb-use = Use an assistant
verb-done = End the turn
verb-tile = Play a production tile
verb-draft = Keep an assistant in the draft
verb-recover = Take a spark back
verb-upgrade = Take an upgrade
verb-upgrade-bonus-point = Take an upgrade: bonus point
verb-upgrade-bonus-cog = Take an upgrade: bonus cog
verb-upgrade-recycle = Take an upgrade: recycle
verb-stop = Decline or end a choice

components-dice = Dice
components-production = Production tiles
components-upgrades = Upgrades
components-bonuses = Bonuses
components-goals = Goals
components-levels = Levels
components-boards = Workshops and their power boxes
components-solo = Solo tiles
components-robots = Robots
components-assistants = Assistants
