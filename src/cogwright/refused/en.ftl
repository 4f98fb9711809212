# What is refused, wherever it is refused (`cogwright.engine.errors`): one line each, gaps written { $so }.

as-it-is = { $text }
at = { $where }: { $complaint }
within = { $outer }: { $inner }
row = { $table }, row { $number }
row-named = { $table }, row { $number } ({ $name })
none = none
as-well = { $before }; { $after }

## Games, seats, options

refused-game = game { $name } is not installed; installed are: { $installed }
refused-seats = { $game } has { $least } to { $most } seats, not { $given }
refused-seats-with = { $game } with { $source } has { $least } to { $most } seats, not { $given }
refused-seat = seat { $number }: the seats of this table are 0 to { $last }
refused-seed = seed { $given }: a seed is a whole number from 0 to 2**{ $bits } - 1
refused-language = language { $name }: allowed are { $allowed }
refused-options = options must be a table of names and values, not { $given }
refused-option = option { $name } is unknown; allowed are { $allowed }
refused-meaning = option { $name } means nothing with { $n } seats, only with { $numbers }; allowed are { $allowed }
refused-value = option { $name } = { $given }: allowed is { $allowed }
no-options = no options
allowed-flag = true or false
allowed-flag-typed = on or off (or true, false)
allowed-each = { $n } different words of { $words }, separated by commas
allowed-data = a table of data

## Actions

refused-action = action { $name } is unknown; allowed are: { $allowed }
refused-action-number = action { $number }: the ids of this game are 0 to { $last }
refused-over = seat { $number } cannot do { $action }: the game is over
refused-waiting = seat { $number } cannot do { $action } now: the table waits for seat { $waiting }
refused-now = seat { $number } cannot do { $action } now; allowed are: { $allowed }
refused-undo = seat { $number } cannot take anything back: it has decided nothing that is still open (something hidden came into view, another seat has decided since, or the game is over)

## Files

refused-reading = { $path }: cannot be read ({ $reason })
refused-writing = { $path }: cannot be written ({ $reason })
refused-existing = { $path }: exists already; name another file
refused-data = { $path }: is not { $kind }: { $details }
refused-data-at = { $path }: is not { $kind }: { $details }
refused-no-table = { $path }: must hold a table
file-no-text = it is no UTF-8 text: { $details }
file-enoent = No such file or directory
file-eacces = Permission denied
file-eperm = Operation not permitted
file-eisdir = Is a directory
file-enotdir = Not a directory
file-eexist = File exists
file-enospc = No space left on device
file-erofs = Read-only file system
file-enametoolong = File name too long
file-eloop = Too many levels of symbolic links

## Written data: component files and positions

position = position
option-named = option { $name }
is-missing = is missing
is-unknown = is unknown; allowed are { $allowed }
no-fields = no fields
at-least = at least { $least }
between = { $least } to { $most }
must-be = must be { $allowed }, not { $given }
must-be-whole = must be a whole number, { $allowed }, not { $given }
must-be-flag = must be true or false, not { $given }
must-be-text = must be a text, not { $given }
must-be-list = must be a list, not { $given }
must-be-table = must be a table, not { $given }
must-be-one-of = must be one of { $allowed }, not { $given }
must-be-id = must be in kebab-case like 'petal-pot', not { $given }
may-hold = may hold { $allowed }, not { $given }
names-twice = names { $given } twice
rows-at-least = must have at least { $n } rows
stands-twice = { $given } stands twice; each may stand once
rows-exactly-three = must have 3 rows, not { $given }
rows-in-order = must have the rows { $names }, in this order
card-stands-twice = { $given } stands twice in the position; a card is in one place
rows-exactly = must have { $n } rows, not { $given }
must-be-up-to = must be 0 to { $most }, not { $given }
rows-at-most = may have { $n } rows at most, not { $given }
rows-at-least-given = must have at least { $n } rows, not { $given }
id-stands-twice = { $given } stands twice; each id may stand once
rows-two-or-three = must have 2 or 3 rows, not { $given }
rows-at-least-one = must have at least one row
rows-one-each = must have one row each of { $names }
given-is-unknown = { $given } is unknown; allowed are { $allowed }
must-be-whole-number = must be a whole number, not { $given }
may-hold-whole = may hold whole numbers, { $allowed }, not { $given }

## Records

record-line = record, line { $number }: { $complaint }
record-decision = record, decision { $number }: { $complaint }
record-refused = record: { $reason }
record-start = record: its start is refused: { $reason }
record-number = decision { $expected } should stand here, not { $found }
record-more = nothing may follow the end of the record
record-check = the header Check
record-empty-line = an empty line
record-decision-or-end = a decision or the end
record-breaks-off = the record breaks off; { $expected } should stand here
record-header = a header like [Game "mech-a-dream"] should stand here
record-header-json = the value of { $name } is not JSON
record-header-twice = the header { $name } stands twice
record-header-unknown = there is no header { $name }
record-headers-changed = the headers above were changed (their check is { $check }, written is { $written })
record-no-empty-line = an empty line should stand between headers and decisions
record-damaged = the line is damaged; it should read like '1. 0 buy 3 ;9c1e55d0'
record-changed = the line was changed (its check is { $check }, written is { $written })
record-no-decision = a decision like '1. 0 buy 3', 'end <reason> <totals>' or 'unfinished' should stand here
record-seat = the seats are 0 to { $last }
record-players = record: the header Players must list { $n } names
record-header-table = record: the header { $name } must be a table
record-header-text = record: the header { $name } must be a text, not { $given }
record-header-number = record: the header { $name } must be a whole number, not { $given }
record-seed = record: the seed is not the one that the header Commitment promised
record-beside-position = record: beside the header Position there may be no { $names }
record-names = a record of { $n } seats needs { $n } names, not { $given }
record-seats-differ = record: the header Seats says { $said }, its position has { $found }
record-ends = record: it says that the game is unfinished, but the decisions end it
record-ends-not = record: it says that the game ended ({ $end }), but the decisions do not end it
record-end-differs = record: it says '{ $said }', but the game ends '{ $found }'
record-game-differs = record: it is of the game { $said }, not { $found }
record-rules-differ = record: it was played by version { $said } of the rules, installed is { $found }
record-components-differ = record: it was played with the components { $said }; these here are { $found }

## Bots

refused-bot = bot { $name } is unknown; allowed are { $allowed }
refused-program = bot { $name }: { $reason }
allowed-bots = random, greedy, search, search:TIME (1ms to 600s), search:ITERATIONS (1 to 10000000), these two also with :processes=N (1 to 64) behind them
allowed-bots-and-programs = { $allowed }, exec:COMMAND
refused-budget = search budget { $given }: allowed is a time like 1s or 250ms (1ms to 600s), or a number of iterations like 2000 (1 to 10000000); behind either, :processes=N (1 to 64) may follow
refused-limits = { $given }: allowed are either seconds (0.001 to 600) or iterations (1 to 10000000), and processes (1 to 64)
refused-processes = processes={ $n }: { $system } cannot copy processes; allowed is 1
refused-quoting = command { $given }: { $details }
refused-empty = command { $given }: it names no program
refused-no-program = command { $given }: there is no program { $program }

## Tournaments and what only parts of Cogwright need

results-cut-off = { $path }: its first line is not whole: either it was cut off, so that no game of it is left, or it is no file of results; delete it or take another file
results-none = { $path }: is no file of results ({ $details })
results-too-old = { $path }: was written by an older Cogwright, which did not note what programs do wrong; take another file for this tournament
results-twice = { $path }, line { $number }: game { $n } stands there already
results-no-line = { $path }, line { $number }: is no line of a tournament's results, which ends with a check like ;9c1e55d0
results-changed = { $path }, line { $number }: was changed, or lines before it are missing
results-damaged = { $path }, line { $number }: is no line of a tournament's results ({ $details })
results-differ = { $path }: belongs to another tournament (take another file for this one): { $differences }
differs-game = game is { $there } there, { $here } here
differs-players = players are { $there } there, { $here } here
differs-seats = seats are { $there } there, { $here } here
differs-seed = seed is { $there } there, { $here } here
differs-rules = version of the rules is { $there } there, { $here } here
differs-components = components are { $there } there, { $here } here
differs-cogwright = version of Cogwright is { $there } there, { $here } here
differs-option = option { $name } is { $there } there, { $here } here
differs-data = option { $name } holds other data there
not-given = not given
results-locked = { $path }: another process is playing this tournament
refused-package = { $purpose } needs the package { $package }, which is not installed; install it with: { $installer }
refused-cluster = --ray { $address }: no Ray cluster can be reached there ({ $details })

## The command line

refused-option-given = { $name }: { $reason }
refused-seat-given = { $name }, seat { $number }: { $reason }
refused-beside = { $name } cannot stand beside { $other }, which says already how the game begins
refused-jobs-beside-ray = --jobs cannot stand beside --ray: the cluster has its own processes
refused-together = { $name } and { $other } cannot stand together
refused-twice-player = --players: { $name } is named twice; a player sits at several seats if there are more of them
refused-alone = --players: { $name } alone has nobody to play against; name more players
refused-nameless = a name must follow `you:`
refused-bots-name = { $name } is the name of a bot; take another one
refused-same-name = { $name } is the name of seat { $other } already; take another one
refused-nobody = { $name } is nobody; allowed are you, you:NAME, { $allowed }
refused-option-form = --option { $given }: must read NAME=VALUE, for instance { $example }
refused-option-twice = option { $name } is given twice
refused-seats-of-position = --seats names { $given } seats, the position has { $n }
refused-seats-of-record = --seats names { $given } seats, the saved game has { $n }
refused-other-game = { $path }: is a game of { $found }, not of { $asked }
refused-finished = { $path }: this game is over; look at it with: cogwright replay { $path }
refused-record-program = seat { $number } was played by a program, { $name }; say with --seats who plays
refused-plot = --plot { $path }: the name must end with { $allowed }
refused-analysis = { $game } cannot evaluate its positions, so it cannot be analysed
no-game-to-play = name the game to play, for instance: cogwright play mech-a-dream (see: cogwright games)
no-game-of-arena = name the game, for instance: { $example } (see: cogwright games)
no-tournament-yet = { $path }: no tournament stands there yet; { $asked }
refused-output = the output cannot be written ({ $reason })
no-games = no games are installed
usage-command = No such command { $name }. (see: cogwright --help)
usage-command-like = No such command { $name }. Did you mean { $like }?
usage-missing-argument = Missing argument { $name }.
usage-missing-option = Missing option { $name }.
usage-option = No such option: { $name } (see: --help)
usage-option-like = No such option: { $name } (Possible options: { $like })
usage-value = Invalid value for { $name }: { $reason }
usage-whole = must be a whole number
usage-at-least = must be at least { $least }
usage-at-most = must be at most { $most }
usage-no-value = Option { $name } requires an argument.
usage-value-given = Option { $name } does not take a value.
usage-extra = Got unexpected extra argument(s) ({ $given })

## The server's settings

setting = { $name } = { $given }: { $complaint }
setting-whole = must be a whole number from { $least } to { $most }
setting-number = must be a number from { $least } to { $most }
setting-folder = must be a folder that exists
setting-one-process = must be a budget for one process
setting-bots = must read NAME=COMMAND, with another small-letter name than those there are
setting-not-writable = the folder cannot be written to ({ $reason })
setting-key = the key that signs cookies: { $reason }
setting-database = COGWRIGHT_DATABASE_URL: must begin with sqlite:// or postgresql://, not with { $given }
setting-sqlite = COGWRIGHT_DATABASE_URL: SQLite needs a file, as in sqlite:////var/lib/cogwright/tables.sqlite
setting-secret = COGWRIGHT_SECRET: must have at least { $least } characters
setting-no-key = { $path }: this is not a key that signs cookies; delete the file, and a new key is made
setting-newer = { $name }: the database was made by a newer Cogwright; install that
setting-malformed = { $name }: the address of the database is malformed
setting-no-database = { $name }: the database cannot be opened or written to ({ $reason })
setting-port = COGWRIGHT_PORT = { $given }: the port is in use; choose another
setting-host = COGWRIGHT_HOST = { $given }: cannot listen there ({ $reason })
