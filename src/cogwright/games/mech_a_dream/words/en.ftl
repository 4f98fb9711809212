# The words of Mech A Dream in English. Conventions: `cogwright.engine.messages`.

## Goods and amounts

good-flower = electric flowers
good-ink = magic ink
good-rainbow = rainbows
good-point = dream points
good-time = pushes
good-activate = activations

amount-flower = { $n ->
    [one] { $n } flower
   *[other] { $n } flowers
}
amount-ink = { $n } ink
amount-rainbow = { $n ->
    [one] { $n } rainbow
   *[other] { $n } rainbows
}
amount-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-time = { $n ->
    [one] { $n } push
   *[other] { $n } pushes
}
amount-activate = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
amount-nothing = nothing

# Lists of types and times of day: each stands in a bundle with the amount 1.
amount-blue = blue
amount-red = red
amount-green = green
amount-yellow = yellow
amount-morning = morning
amount-afternoon = afternoon
amount-evening = evening

# What crystals count.
amount-counted-blue = { $n ->
    [one] finished blue machine
   *[other] { $n } finished blue machines
}
amount-counted-red = { $n ->
    [one] finished red machine
   *[other] { $n } finished red machines
}
amount-counted-green = { $n ->
    [one] finished green machine
   *[other] { $n } finished green machines
}
amount-counted-yellow = { $n ->
    [one] finished yellow machine
   *[other] { $n } finished yellow machines
}
amount-counted-machine = { $n ->
    [one] finished machine
   *[other] { $n } finished machines
}
amount-counted-kind = { $n ->
    [one] different type among your finished machines
   *[other] { $n } different types among your finished machines
}
amount-counted-rainbow = { $n ->
    [one] rainbow
   *[other] { $n } rainbows
}
amount-counted-resource = { $n ->
    [one] flower or ink
   *[other] { $n } flowers and ink counted together
}

## Names of things

time-morning = morning
time-afternoon = afternoon
time-evening = evening
time-night = night

type-blue = blue machine (resources)
type-red = red machine (power)
type-green = green machine (economy)
type-yellow = yellow machine (crystal)

stack-blue-green = blue and green stack
stack-red = red stack
stack-yellow = yellow stack

stock-flowers = flowers
stock-ink = ink

## Where the game stands

headline-monitors = Before the week: smart robots
headline-draft = Before the week: specialists
headline-day = Day { $day } of { $days }, { $time }
headline-end = The game is over

## What is asked

prompt-keep = Choose the smart robot you keep
prompt-draft = Take a specialist
prompt-place = Choose where your { $time } assistant works
prompt-pending = Use your { $pending }
prompt-take = Take a specialist, or none
prompt-night = Activate your machines and your monitor, or end your night
prompt-wait = Wait for the others

## Choices

choice-keep = Keep the { $monitor } (each night: pay { $input }, gain { $output })
choice-keep-free = Keep the { $monitor } (each night: gain { $output })
choice-draft = Take the { $specialist }
choice-stock = Go to the stock room for { $stock }
choice-dock = Deliver { $delivery }
choice-buy = Buy { $machine }: starts on space { $space }, finished this { $time } at this pace
choice-buy-later = Buy { $machine }: starts on space { $space }, on space { $left } tonight at this pace
choice-build = Build { $machine }: crew from { $before } to { $crew }, finished this { $time } at this pace
choice-build-later = Build { $machine }: crew from { $before } to { $crew }, on space { $left } tonight at this pace
choice-push = Push { $machine } from space { $space } to { $left }
choice-push-finish = Push { $machine } over the end: finished
choice-activate = Activate { $machine }
choice-activate-pending = Activate { $machine } with an activation
choice-activate-replay = Activate { $machine } once more
choice-monitor = Activate the { $monitor }
choice-take = Take the { $specialist } and pay { $cost } to the supply
choice-take-free = Take the { $specialist } for nothing
choice-take-from = Take the { $specialist } from { $other } and pay { $other } { $cost }
choice-take-from-free = Take the { $specialist } from { $other } for nothing
choice-stop-pending = Give up { $pending }
choice-stop-take = Take no specialist
choice-stop-night = End your night

## Why not

why-not-now = That is not possible now.
why-over = The game is over.
why-wait = It is not your turn: others have to decide first.
why-kept = You have chosen your smart robot. It is shown when all have chosen.
why-night-ended = You have ended your night. Nothing more can be done before the morning.
why-keep-first = First choose the smart robot you keep.
why-draft-first = First take a specialist.
why-take-first = First take a specialist, or none.
why-pending-first = First use your { $pending }, or give up what is left.
why-day-only = At night no assistant works. You activate machines and your monitor, or end your night.
why-must-choose = You have to take one of those on offer.
why-must-place = There is no passing: your { $time } assistant must work. The stock room is always open.
why-keep-done = Smart robots are chosen before the first day only.
why-no-smart-robots = This game is played without smart robots.
why-too-dear = You lack { $missing }: { $machine } costs { $cost }.
why-empty-place = Nothing is on offer here: the { $stack } has run out.
why-dock = You lack { $missing }: delivering { $delivery } costs { $cost }.
why-no-machine = You have no such machine.
why-finished = { $machine } is finished. Assistants work on machines on your belt only.
why-push-finished = { $machine } is finished. Only machines on your belt can be pushed.
why-no-push = You have no push to use.
why-no-activation = By day, machines are activated by activations only, and you have none.
why-on-belt = { $machine } is still on your belt. Only finished machines can be activated.
why-not-purple = { $machine } cannot be activated: only blue and red machines turn purple.
why-input = You lack { $missing }: activating { $machine } costs { $cost }.
why-activated = { $machine } has been activated tonight.
why-monitor-day = The monitor is activated at night.
why-monitor-pending = Activations work on machines, not on the monitor.
why-monitor-used = The { $monitor } has been activated tonight.
why-monitor-input = You lack { $missing }: activating the { $monitor } costs { $cost }.
why-no-specialists = This game is played without specialists.
why-no-such-specialist = There is no such specialist in this game.
why-take-when = You may take a specialist right after a visit to the stock room in the morning or afternoon.
why-own-specialist = The { $specialist } is with you already.
why-drafted = { $other } has taken the { $specialist }.
why-specialist-dear = You lack { $missing }: the { $specialist } costs { $cost }.

## The journal: before the week

log-start = { $seat } is the start player.
log-specialist = The { $specialist } is turned up.
log-dealt = { $seat } is dealt the { $first } and the { $second }.
log-keep = { $seat } keeps the { $monitor }. The others will see it when all have chosen.
log-kept = { $seat } keeps the { $monitor } and starts with { $gain }.
log-draft = { $seat } takes the { $specialist }.
log-unclaimed = The { $specialist } is left over, price 1 rainbow.
log-position = The game begins from a written position: day { $day }, { $time }.

## The journal: by day

log-day = Day { $day } begins. { $seat } is the start player; the delivery of the day is { $delivery }.
log-time = The { $time } begins.
log-stock = { $seat } goes to the stock room for { $stock } and gains { $gain }.
log-dock = { $seat } delivers { $delivery }: pays { $cost }, gains { $gain }.
log-dock-free = { $seat } delivers { $delivery } for nothing and gains { $gain }.
log-buy = { $seat } buys { $machine } for { $cost }; it starts on space { $space }.
log-buy-free = { $seat } buys { $machine } for nothing; it starts on space { $space }.
log-turned-up = { $machine } is now on top of the { $stack }.
log-stack-empty = The { $stack } has run out.
log-build = { $seat } puts an assistant on { $machine }, which now has a crew of { $crew }.
log-take = { $seat } takes the { $specialist } and pays { $cost } to the supply.
log-take-free = { $seat } takes the { $specialist } for nothing.
log-take-from = { $seat } takes the { $specialist } from { $other } and pays { $other } { $cost }.
log-take-from-free = { $seat } takes the { $specialist } from { $other } for nothing.
log-take-none = { $seat } takes no specialist.
log-move = { $seat }: { $machine } moves to space { $space }.

## The journal: machines and goods

log-finished = { $seat } finishes { $machine }, machine number { $n }.
log-completion = { $seat } gains { $gain } for machine number { $n }.
log-instant = { $seat } gains { $gain } from { $machine }.
log-bonus = { $seat } gains { $gain } as a bonus { $on }.
on-buy = for buying
on-build = for building
on-complete = for finishing a machine
on-night = for the night
log-push = { $space ->
    [0] { $seat } pushes { $machine } over the end.
   *[other] { $seat } pushes { $machine } to space { $space }.
}
log-activate = { $seat } activates { $machine } { $how }: pays { $cost }, gains { $gain }.
log-activate-free = { $seat } activates { $machine } { $how } and gains { $gain }.
how-night = tonight
how-pending = with an activation
how-replay = once more tonight
log-monitor = { $seat } activates the { $monitor }: pays { $cost }, gains { $gain }.
log-monitor-free = { $seat } activates the { $monitor } and gains { $gain }.
log-lost = { $seat } has no room for { $lost }.
log-vanished = { $seat } has no use for { $lost }.
log-gave-up = { $seat } gives up { $lost }.

## The journal: night and end

log-night = Night { $day }: all assistants go home.
log-night-over = { $seat } ends the night.
log-prices = The price tokens of the specialists drop by 1.
log-end = { $end } The game ends.
log-result = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $rank }.

end-days = The last night of the week is over.
end-machines = A workshop's row of finished machines is full.
end-both = The last night of the week is over, and a workshop's row of finished machines is full.

## The score sheet

score-sheep = Electric sheep track
score-crystals = Crystals
score-rainbows = Rainbows
score-resources = Flowers and ink

## Options

option-smart-robots = Smart robots
option-smart-robots-help = Each player chooses one of two smart robots: it brings its own start goods and works every night instead of the workshop's monitor.
option-specialists = Specialists
option-specialists-help = Three or four specialists help whoever holds them. They are won in the stock room, also from each other.
option-deal = Written deal
option-deal-help = Tiles and cards come in the order of a file instead of being shuffled; what the file does not name is shuffled behind it.

## What machines, monitors, deliveries and specialists do

effect-convert = Activate: pay { $input }, gain { $output }.
effect-convert-free = Activate: gain { $output }.
effect-start = Start with { $gain }.
effect-instant = When finished: gain { $gain }.
effect-score-per = At the end: { $gain } for every { $each }.
effect-score-per-most = At the end: { $gain } for every { $each }, at most { $most }.
effect-discount-buy = Machines cost you { $amounts } less.
effect-discount-buy-types = You pay { $amounts } less for { $types } machines.
effect-discount-dock = Deliveries cost you { $amounts } less.
effect-bonus = Whenever { $when }: gain { $gain }.
effect-bonus-types = Whenever { $when } ({ $types } only): gain { $gain }.
effect-bonus-times = Whenever { $when } ({ $times } only): gain { $gain }.
effect-bonus-types-times = Whenever { $when } ({ $types } only, { $times } only): gain { $gain }.
when-stock = you go to the stock room
when-dock = you deliver
when-buy = you buy a machine
when-build = you build
when-complete = you finish a machine
when-night = a night begins
effect-head-start = Machines you buy start { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} nearer to the end.
effect-head-start-types = Machines you buy ({ $types } only) start { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} nearer to the end.
effect-replay = Each night you may activate { $machines ->
    [one] { $machines } purple machine
   *[other] { $machines } purple machines
} once more.
effect-delivery = In the { $time }: pay { $cost }, gain { $gain }.

## The legend

legend-flower = Electric flower: pays for deliveries and feeds machines.
legend-ink = Magic ink: pays for machines and feeds them.
legend-rainbow = Rainbow: pays for machines and specialists. 1 point each at the end.
legend-point = Dream point: a step on the electric sheep track. The most points win.
legend-time = Push: one of your machines moves 1 space at once.
legend-activate = Activation: one of your purple machines works at once, even if it works tonight as well.
legend-space = Hourglass: the belt space on which the machine starts. It has that many steps to go.
legend-assistant = Assistant: each moves its machine 1 space when the belts move.
legend-machine = Finished machine: the late ones bring points, and a full row ends the game.
legend-purple = Purple machine: finished, blue or red. You may activate it once a night.
legend-monitor = Monitor: what your robot sees. You may activate it once a night.
legend-night = Night: assistants go home, machines and monitors work.
legend-start = Start player: places first. The marker moves on every night.

## The picture in the terminal

drawing-name = { $name }
drawing-seat = { $seat }
drawing-free = free
drawing-empty = empty
drawing-market = Market
drawing-machine = Machine
drawing-cost = Cost
drawing-space = Start
drawing-effect = Effect
drawing-left = Stack
drawing-dock = Delivery dock: { $delivery }
drawing-dock-empty = Delivery dock
drawing-time = { $time }
drawing-specialist = Specialist
drawing-specialists = Specialists
drawing-holder = Holder
drawing-nobody = nobody
drawing-price = Price
drawing-score = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
drawing-start-player = start player
drawing-goods = Flowers { $flower } · Ink { $ink } · Rainbows { $rainbow } · Points { $point }
drawing-waiting = Waiting: { $times }.
drawing-in-stock-room = In the stock room: { $times }.
drawing-at-dock = At the dock: { $times }.
drawing-pending = Still to be used:
drawing-night-ended = Has ended the night
drawing-belt = Belt
drawing-crew = Crew
drawing-finished = Finished: { $n }
drawing-done = finished
drawing-activated = worked tonight
drawing-monitor = Monitor

# Effects in short.
drawing-effect-start = start with { $gain }
drawing-effect-instant = when finished { $gain }
drawing-effect-score-per = at the end { $gain } per { $each }
drawing-effect-score-per-most = at the end { $gain } per { $each }, at most { $most }
drawing-effect-discount-buy = machines cost { $amounts } less
drawing-effect-discount-buy-types = { $types } machines cost { $amounts } less
drawing-effect-discount-dock = deliveries cost { $amounts } less
drawing-effect-bonus = { $doing }: { $gain }
drawing-effect-bonus-types = { $doing } ({ $types }): { $gain }
drawing-effect-bonus-times = { $doing } ({ $times }): { $gain }
drawing-effect-bonus-types-times = { $doing } ({ $types }; { $times }): { $gain }
doing-stock = in the stock room
doing-dock = with a delivery
doing-buy = with a purchase
doing-build = when building
doing-complete = per machine finished
doing-night = every night
drawing-effect-head-start = machines start { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} nearer
drawing-effect-head-start-types = { $types } machines start { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} nearer
drawing-effect-replay = { $machines ->
    [one] { $machines } purple machine
   *[other] { $machines } purple machines
} once more every night

## The board in the browser

board-market = Market
board-dock = Delivery dock
board-belt = Conveyor belt
board-finished = Finished machines
board-monitor = Monitor
board-specialists = Specialists
board-nobody = nobody
board-free = free
board-empty = sold out
board-start-player = start player
board-score = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
board-pending = Still to be used: { $amounts }
board-night-ended = Night ended
board-worked = worked tonight
board-assistant = { $seat }’s { $time } assistant
board-waiting = Waiting assistants
board-away = { $time } assistant: at work
board-calendar = Calendar
board-day = Day { $day }
board-day-over = over
board-time = Time of day
board-left = { $n } left
board-starts = starts on space { $space }
board-space = Space
board-purple = purple machine
board-stock-room = Stock room
board-past-deliveries = { $n ->
    [one] { $n } earlier tile
   *[other] { $n } earlier tiles
}
board-dial = { $amounts } of at most { $n }
board-start-goods = Start
board-kept = You keep this one.
board-has-kept = Has chosen.
board-night-on = It is night: machines and the monitor may work.
board-replays = { $n ->
    [one] { $n } machine may work once more
   *[other] { $n } machines may work once more
}
board-next = Next one:
board-last-place = ends the game
board-look = Open { $seat }’s workshop
legend-blue = Blue machine (circle): makes resources. Turns purple when finished.
legend-red = Red machine (square): makes points. Turns purple when finished.
legend-green = Green machine (triangle): helps for the rest of the game.
legend-yellow = Yellow machine (diamond): a crystal that brings points.
legend-morning = Morning: an assistant placed now moves its machine three times today.
legend-afternoon = Afternoon: an assistant placed now moves its machine twice today.
legend-evening = Evening: an assistant placed now moves its machine once.
legend-buy = Market: buying a machine.
legend-build = Belt: building, an assistant joins the crew of a machine.
legend-stock = Stock room: flowers and ink.
legend-dock = Delivery dock: flowers for the reward of the time of day.
legend-complete = When a machine is finished.
legend-end = At the end of the game.
legend-replay = Once more tonight.

## Kinds of actions, and the tables of the component set, for statistics

verb-keep = Keep a smart robot
verb-take = Take a specialist
verb-stock-flowers = Stock room: flowers
verb-stock-ink = Stock room: ink
verb-dock = Deliver
verb-buy = Buy a machine
verb-build = Build a machine
verb-push = Push a machine
verb-activate = Activate a machine
verb-monitor = Activate the monitor
verb-stop = End a night, or decline

components-base-monitor = Workshop monitor
components-machines = Machines
components-deliveries = Deliveries
components-monitors = Smart robots
components-specialists = Specialists
