# The terminal's own words in English. Conventions: `cogwright.engine.messages`.

## Who plays

person = Player { $n }
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Search bot
bot-search-seconds =
    { $processes ->
        [1] Search bot ({ $n } s a move)
       *[other] Search bot ({ $n } s a move, { $processes } processes)
    }
bot-search-iterations =
    { $processes ->
        [1] Search bot ({ $n } tries a move)
       *[other] Search bot ({ $n } tries a move, { $processes } processes)
    }
bot-program = { $program }

# A bot that is a program of its own has done something wrong; a random move was made for it.
trouble-unstartable = { $seat } could not be started ({ $details }). A random move was made instead.
trouble-crashed = { $seat } has crashed (exit code { $details }). A random move was made instead.
trouble-closed = { $seat } has closed its output. A random move was made instead. { $details }
trouble-stalled = { $seat } gave no answer for { $details } seconds. A random move was made instead.
trouble-nonsense = { $seat } does not keep to the protocol; it said { $details }. A random move was made instead.
trouble-illegal = { $seat } wanted { $details }, which is not allowed now. A random move was made instead.
trouble-protocol = { $seat } speaks version { $details } of the protocol, which is not ours. A random move was made instead.
trouble-gave-up = { $seat } has failed { $details } times and is not asked any more; its moves are random from now on.

# The faults of a program in many games; the sentences above follow, each with how often.
faults = { $seat } failed in { $n } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $moves ->
    [one] { $moves } of its moves was
   *[other] { $moves } of its moves were
} made at random.
fault-times = { $n } × { $trouble }

hand-over = Now it is { $seat }'s turn. The others look away.
hand-over-ready = { $seat }, press Enter when you are ready.

## Choices and commands

choice-cost = −{ $amounts }
choice-gain = +{ $amounts }

# What can be typed, the first word of each part between slashes.
command-undo = undo
command-hint = hint
command-why = why
command-rules = rules [A3]
command-show = show
command-language = language en|ja
command-help = help
command-quit = quit

help-choices = Type the number of a choice, or its name as it stands in records (for instance "stock ink").
help-undo = take back your latest decision, as long as nothing hidden came into view since
help-hint = what the coach would do, what it expects of that, and its second choice
help-why = why what is not offered is not possible now
help-rules = the contents of the rulebook; with a number, the rule behind that choice; with a paragraph or a word, that part of the book
help-show = show the table again
help-language = go on in another language
help-help = this list
help-quit = save the game and leave (so do Ctrl-C and Ctrl-D)

not-now = { $n ->
    [one] { $n } more is not possible now: "why" explains it.
   *[other] { $n } more are not possible now: "why" explains them.
}
no-such-choice = There is no such choice: type a number from 1 to { $n }, or "help".
not-understood = "{ $typed }" is neither a choice nor a command: type a number, or "help".
no-undo = Nothing can be taken back: something hidden came into view, or others have decided since.
no-such-language = Languages are: { $languages }.
no-rulebook = This game has no rulebook here.
no-such-paragraph = The rulebook has no "{ $asked }": "rules" alone shows its contents.
rules-how = "rules A3" shows a paragraph, "rules night" the part of that name, "rules all" the whole book.

hint-best = Best: { $number }, { $choice }.
hint-only = There is nothing to choose: { $number }, { $choice }.
hint-line = For instance, it may go on: { $line }.
hint-second = Second best: { $number }, { $choice } ({ $points } points less).
hint-second-alike = Just as good: { $number }, { $choice }.
expect =
    { $side ->
        [ahead] Expected at the end: { $points } points for you, { $lead } ahead of the best rival.
        [behind] Expected at the end: { $points } points for you, { $lead } behind the best rival.
       *[even] Expected at the end: { $points } points for you, as many as the best rival.
    }
expect-alone = Expected at the end: { $points } points.
line-move = { $seat }: { $choice }
line-then = {" → "}
thinking = Thinking
no-hint = There is no hint for this game.

saved = Saved in { $file }. Go on with: cogwright play --resume { $file }
saved-finished = The record is in { $file }. Look at it with: cogwright replay { $file }
left-unplayed = Nothing was decided yet, so nothing was saved.

## The end

total = Total
place = Place
wins = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
}

## Replay

replay-prompt = Enter: on · back · a number: to that decision · start · end · quit >
replay-step = after { $n } of { $all } decisions

verified-lines = The record is whole: none of its { $n } decisions has been changed.
verified-edition = It was played by the rules of { $title } with the components that are here ({ $edition }).
verified-decisions = { $n } decisions follow the rules.
verified-end = They end as the record says: { $end } ({ $scores }).
verified-unfinished = The game is unfinished, as the record says.
verified-seed = The seed { $seed } is the one that was promised before the start.
verified-position = The game began from a written position: there was no seed to check.

## Analysis

analysing = Analysing
expected = Points that could be expected, and the result (100% is first, 0% last)
head-after = After decision
at-the-end = At the end
head-as-coach = As the coach
head-cost = Points lost
turning-points = Turning points
no-turning-points = No decision cost as much as a point: there was no turning point.
turning-played = { $number }. { $seat }: { $choice }
turning-better = Better by { $points } points: { $choice }.

## Simulation

simulating = Playing
simulated = { $title }: bots against each other
simulated-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} from the seed { $seed } in { $seconds } seconds.
rotating = all
length = Decisions in a game: { $mean } on average, { $min } to { $max }.
end-share = { $reason }: { $n ->
    [one] { $n } game
   *[other] { $n } games
} ({ $share }).
first-seat = The seat that began won { $n ->
    [one] { $n } game
   *[other] { $n } games
} ({ $share }; even would be { $even }).
shared-wins = { $n ->
    [one] In { $n } game several shared the first place; it counts as won for each of them.
   *[other] In { $n } games several shared the first place; they count as won for each of them.
}

head-seat = Seat
head-bot = Bot
head-wins = Wins
head-share = Share
head-mean = Mean
head-min = Least
head-max = Most

## Tournaments

arena = { $title }: tournament
arena-pairs = How often the player of the line came out ahead of the player of the column
arena-seats = Share of wins by seat
arena-first = that began
arena-deals = { $deals ->
    [one] One deal, played { $n } times: by everybody at every seat.
   *[other] { $deals } deals, each played { $n } times: by everybody at every seat.
}
arena-more = { $games } games instead of { $asked }, so that every deal is played all { $n } times.
arena-even = If all were equally strong, each would win { $even }.
arena-intervals = Intervals hold in 95 of 100 tournaments.
arena-too-few = Where a figure has no ±, there were too few deals to tell how sure it is.
arena-kept = All games stand in { $file }.
arena-interrupted = Interrupted: { $n } of { $games } games have been played and kept. Go on with: { $command }

head-games = Games
head-points = Points
head-rating = Rating

## Balance

balance = { $title }: what goes with winning
balance-options = By option
balance-actions = Actions in a game, by winners and by others
balance-owned = Components at the end of the game
balance-used = What was done with components, where the difference is remarkable
balance-players = Played by { $names }.
balance-even = If all seats were equally good, each would win { $even }.
balance-how = Lift: how many more of 100 games are won with it than without it, in games in which some seats had it and others not. What goes with winning need not be its cause.
balance-mark = * remarkable: more than chance would show among as many as are listed here. Intervals hold in 95 of 100 cases.
balance-nobody-won = Nobody won any of these games, so nothing can be said to go with winning.
balance-all-won = Everybody won every one of these games, so nothing can be said to go with winning.
balance-never = Never owned by anybody: { $names }.
option-value = { $option }: { $value }
on = on
off = off

head-share-of-seat = Share of the seat
head-turn-order = Turn order
head-share-of-place = Share of the place
head-first = Share of who begins
head-decisions = Decisions
head-option = Option
head-action = Action
head-winners = Winners
head-others = Others
head-difference = Difference
head-component = Component
head-taken = Taken
head-with = With
head-without = Without
head-lift = Lift

## Plots

seat-number = Seat { $n }
turn-number = Turn order { $n }
balance-actions-difference = Actions in a game: winners less others
balance-lift-of = Lift: { $kind }
plot-share = Share of wins
plot-legend = Lines are 95 % intervals, the dashed line is where all would be even; orange diamonds are remarkable.
percentage-points = percentage points
plot-without-font = No font with Japanese letters was found on this machine: the plot is labelled in English.

## Speed

measuring = Measuring
speed = One core, { $kind } rules, medians of several runs
compiled = compiled
interpreted = interpreted
head-driven = Decisions/s from Python
head-playout = Decisions/s in playouts
head-clone = Copy, µs

## Games and components

head-id = Id
head-game = Game
head-players = Players
head-options = Options
head-edition = Edition
components = { $title }: edition { $edition }, version { $version }, checksum { $checksum }
head-table = Table
head-rows = Rows
head-names = Names
list-comma = {", "}
checked = { $file } can be played with.
exported = The open set is in { $file }. Play with it by: --components { $file }
