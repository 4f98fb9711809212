# What is wrong with a component file or a position (`cogwright.engine.errors`).

bonuses-named = must name { $n } bonus tiles, not { $given }
tile-twice = name a tile twice; each lies in one place
kinds-named = must name { $n } kinds, not { $given }
goals-named = must name { $n } goals, not { $given }
ghost-tiles = must name the { $n } tiles that are left, not { $given }
dice-at-most = may hold { $n } dice, not { $given }
too-many-dice = names more than { $n } { $colour } dice
die-names = may hold dice like r1 or g6, not { $given }
two-of-a-kind = nobody may own two tiles of a kind
no-such-space = there is no robot with such a space
top-level = on the highest level no die lies in the upgrade section (A2.3)
robot-full = { $name } is full; a full robot has been completed (A5.1)
level-risen = the upgrade section holds the { $n } it needs; the level has risen then (A4.3)
tiles-left = must name the { $n } tiles that are left in turn { $turn }, not { $given }
dice-in-all = count: must be { $n } dice in all, not { $given }
tiles-for-players = exactly { $n } tiles must be for { $players } players, not { $given }
numbers-of-players = must list different numbers from 1 to { $most }, not { $given }
track-end = must end with a number
bonus-places = must hold "bonus" { $n } times, once for each bonus tile, not { $given }
goal-impossible = cannot be met: only { $given } tracks have { $n } bonus spaces
goals-in-play = must be 0 to { $most }, the number of goals
board-twice = there is a { $colour } board already; each colour has one
colours-listed = must list { $n } colours, not { $given }
box-twice = { $given } stands twice on the board
board-for-each = must have a board for each of { $names }
box-effect = must hold at least one effect; without a power box, leave it out
one-condition = may have one condition, not { $given }
one-part = must have exactly one of effect, trigger, modifier, ability
true-or-left-out = must be true; without the condition, leave it out
two-colours = must list two different colours
enough-assistants = { $n } assistants are needed for { $players } players
levels-above = needs: must be above { $n }, by which all `threshold` modifiers together lower them
track-entries = may hold points, "bonus" and tables with printed = [...], not { $given }
