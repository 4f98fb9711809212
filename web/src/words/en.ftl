## The frame of every page

skip = Skip to the content
nav = Pages
nav-lobby = Lobby
nav-replay = Replay
nav-about = About
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
notices = Notices
dismiss = Dismiss
close = Close
copy = Copy
copied = Copied
loading = Loading …
to-lobby = To the lobby
rules = Rules
rule-link = Rules, paragraph { $paragraph }
index = Contents
sentence-joint = {". "}

## The visitor

name-ask = Your name
name-keep = Use this name
name-known = You play as { $name }.
name-change = Change
name-first = Give yourself a name first.

## Lobby

lobby = Lobby
lobby-title = Workshop games, at one table
lobby-text = Open a table, send the link to your friends, fill the other seats with bots, and play. No account is needed.
tables-mine = Your tables
tables-open = Open tables
tables-open-none = No table is waiting for players. Open one, and it will be listed here for others.
tables-playing = Being played
tables-finished = Your finished tables
table-go-on = Go on
table-join = Have a look
table-watch = Watch
table-result = See the result
table-open = Waiting for players
table-playing = In play
table-finished = Finished
new-table = New table
new-game = Game
new-seats = Seats
new-seats-count = { $n } players
new-who = Who plays
new-seat = Seat { $n }
new-you = You
new-name = Name
new-open = Anybody
new-who-help = Several seats can be yours: then you share this screen.
new-found = Who can join
new-public = Listed in the lobby
new-private = Only with the link
hints = Hints
new-hints = Hints allowed
new-hints-help = Whoever has to decide may then ask what the computer would do. Usually only for somebody who plays against bots alone.
new-title = Name of the table (may stay empty)
new-open-table = Open the table
options = Options
option-on = yes
option-off = no
option-given = given

## Before the start

seats = Seats
seat-empty = Empty
seat-name = Name at this seat
seat-back = Play yourself
seat-bot-instead = Let a bot play for { $name }
seat-sit = Sit here
seat-stand = Stand up
seat-remove = Remove
seat-remove-who = Remove { $name }
seat-add-bot = Seat { $bot }
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Search bot
bot-search-seconds = Search bot ({ $n } s a move)
table-host = opened by { $name }
table-hints = with hints
table-public = listed in the lobby
table-private = only with the link
table-start = Start the game
table-close = Delete the table
table-close-text = Nobody will find this table any more, and its link leads nowhere.
table-ready = All seats are taken.
table-empty-seats =
    { $n ->
        [one] One seat is still empty. Share the link, or seat a bot.
       *[other] { $n } seats are still empty. Share the link, or seat bots.
    }
table-host-starts = { $name } starts the game.
table-missing = There is no such table
table-failed = The table could not be shown. Load the page again.
share = Link to this table
share-text = Whoever opens this link can sit down, or watch once the game is running.

## Play

status = What is to be done
your-turn = Your turn
title-your-turn = Your turn
working = One moment …
waiting-for =
    { $n ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
game-over = The game is over
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-mark = Hint
hint-best = Best: { $told }
hint-expect =
    { $side ->
        [ahead] You can then expect { $points } points at the end, { $lead } ahead of your best rival.
        [behind] You can then expect { $points } points at the end, { $lead } behind your best rival.
       *[even] You can then expect { $points } points at the end, as many as your best rival.
    }
hint-expect-alone = You can then expect { $points } points at the end.
hint-line = For instance, it may go on: { $told }
hint-second = Second best: { $told } ({ $points } points less)
hint-second-alike = Just as good: { $told }
line-move = { $seat }: { $told }
help = Legend and keys
legend = What the signs mean
keys = Keys
key-tab = to the next thing you can press
key-enter = press it
key-board = to the first choice on the board
key-choices = to the list of choices
key-undo = take back
key-hint = hint; once more: to the choice it names
key-journal = journal
key-help = this window
own-seats = Your seats
choices = Your choices
choices-open =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
choices-refused = Not possible now ({ $n })
spot-cost = Costs { $amounts }
spot-gain = Gives { $amounts }
spot-lost = ({ $n } lost)
players = Players
players-you = (you)
players-bot = Bot
players-online = At the table
players-offline = Away
players-awaited = to play
journal = Journal
journal-all = Show everything
journal-empty = Nothing has happened yet.
journal-since = Since you were here
part-table = The table
part-mine = { $name }’s workshop
part-others = The others
no-board = This game has no picture yet. Everything can be played from the list of choices.
tabs = Parts of the table
tab-table = Table
tab-mine = Mine
tab-others = Others
tab-log = Journal
tab-open = can be played here
connection-lost = The connection is lost. Trying again …
return = Return to your seat
return-text = This secret link brings you back to your seat, on another device too. Whoever has it can play for you: keep it to yourself.
return-label = Secret link to the seat of { $name }
return-claiming = Taking you to your seat …
return-nothing = This link is not complete: the secret part after the # is missing.
fair = Were the shuffles fair?
fair-text = All chance in this game came from one number, the seed. Its checksum was published before the start, so the seed cannot have been changed since. With the record and the seed anybody can replay the whole game.
fair-check = How to check
seed = Seed
seed-hash = SHA-256 of the seed:
seed-hash-text = The seed decides every shuffle. It is shown when the game is over; this checksum proves that it stayed the same.

## The end

result =
    { $n ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win together with { $points } points
    }
scores = Score sheet
score = Points
score-total = Total
score-rank = Place
score-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
watch-replay = Watch the replay
record-download = Download the record

## Replay

replay-text = A record is the text file that can be downloaded when a game is over, or that the terminal saves. Choose or paste one to watch it.
replay-file = Record file
replay-paste = Or the text of a record
replay-show = Show
replay-controls = Controls of the replay
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-step = Step { $n } of { $all }
replay-slider = Step
replay-start = Setup
replay-watch = Whose workshop is shown
actions = All actions

## Analysis

coach = Analysis
coach-text = A coach looks at every decision and shows where the game turned, and what would have been better. It takes a minute or a few; the result stays here for everybody with this link.
coach-begin = Analyse
coach-working = { $n } of { $all } decisions
coach-failed = This game could not be analysed.
coach-measure = Shown
coach-measured = { $measure ->
    [results] Result
   *[points] Points
}
coach-curve = { $measure ->
    [results] Result that could be expected
   *[points] Points that could be expected at the end
}
coach-curve-text = { $measure ->
    [alone] The result that could be expected: 100% is a game won, 0% one lost.
    [results] The result that each player could expect: 100% is the first place, 0% the last; against one rival it is the chance to win.
   *[points] Points that each player could expect at the end.
} The arrow keys go through the game; the numbers below the curve are the turning points.
coach-percent = { $n }%
coach-expects = { $measure ->
    [results] { $name } { $n }%
   *[points] { $name } { $n }
}
coach-turning = Turning points
coach-turning-at = Turning point at step { $n }: { $name }
coach-turning-later = None has been found so far.
coach-no-turning = No decision cost as much as a point: there was no turning point.
coach-better = Better by { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $told }
coach-best = The coach would have done the same.
coach-no-choice = Nothing is said about this step.
coach-table = All decisions as a table
coach-step = Step
coach-decision = Decision
coach-loss = Points lost

## About

about-title = About Cogwright
about-what = Cogwright brings published workshop games, with their complete rules, to one table: in the browser, in the terminal, over HTTP, and from Python. It is free software, made for people who know these games and for people who want to study them.
about-values-title = Whose numbers these are
about-values = The rules follow the published games. The numbers on most tiles and cards are not public, though; those used here are our own design, balanced by simulated play, and not the published ones. Names, drawings and texts on the components are ours as well. Owners of a game can put its own values into a component file.
about-fair-title = Fair shuffles
about-fair = Every game draws its chance from one seed. A checksum of the seed is shown before the start and the seed itself at the end, so that everybody can check that nothing was changed in between.
about-privacy-title = What is kept
about-privacy = The server keeps the name you give, your tables and what was played there. A cookie recognises you; there is no password, no tracking and nothing from other servers. Your secret return link stands for your seat.
about-licence-title = Licence
about-licence = Cogwright is published under the MIT licence. The games and their names belong to their authors and publishers, who have no part in this project.
about-credits-title = Thanks
about-icons = Icons from
about-icons-authors = by Lorc, Delapouite, Skoll, sbed and the other contributors of game-icons; recoloured.
about-font = Titles are set in Fredoka by Milena Brandão and Hafontia,
about-libraries = Made with Svelte, SvelteKit, Fluent, Marked, Litestar and SQLAlchemy.

## Pages that are not there

missing = This page is not on the board
missing-text = Perhaps the link is old, or a letter is missing.
failed = Something broke
failed-text = Load the page again. If it happens once more, please tell whoever runs this server.

## Problems

problem-offline = The server cannot be reached. What you did was not sent.
problem-unknown = The server refused, and did not say why.
problem-refused = { $reason }
problem-bad-request = The server did not understand this.
problem-not-found = This does not exist, or not any more.
problem-no-such-table = There is no table at this address. Perhaps a letter of the link is missing.
problem-table-closed = Whoever opened this table deleted it before the game began.
problem-no-such-link = This link leads to no seat. Perhaps somebody else was seated there before the start.
problem-bad-name = A name has 1 to { $n } characters, and only such as can be shown.
problem-not-a-visitor = Give yourself a name first.
problem-not-your-seat = This seat is not yours.
problem-seat-taken = Somebody was quicker: this seat is taken.
problem-seats-empty = Fill all seats with people or bots first.
problem-no-hints = This table gives no hints.
problem-not-your-turn = It is not your turn.
problem-not-host = Only whoever opened the table can do this.
problem-not-open = The game has already started.
problem-not-playing = There is no game running at this table.
problem-not-finished = This can be seen when the game is over.
problem-bot-plays = A bot plays this seat. Take the seat back to play yourself.
problem-illegal = This is not possible now.
problem-unknown-action = This game knows no such action.
problem-late = The table has moved on: this decision has been made already.
problem-ahead = The table is not that far. The newest position is shown.
problem-no-undo = There is nothing that you could take back now.
problem-busy = Too much happens at this table at once. Try again.
problem-components-changed = The server uses other component values now than this game was started with, so it cannot go on.
problem-too-large = This is too large.
problem-too-many = Too much at once. Wait a moment.
problem-too-many-tables =
    { $n ->
        [one] You have one table that has not started. Start or delete it first.
       *[other] You have { $n } tables that have not started. Start or delete those first.
    }
problem-method-not-allowed = The server did not understand this.
problem-internal = The server made a mistake. Nothing was changed. Try again.
