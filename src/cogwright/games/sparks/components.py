"""Reads a component file of Sparks into typed cards and checks it (section 2, C10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cogwright.engine import ComponentSet, Fields
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.games.sparks.actions import MOST_DRAWN, MOST_IN_ROW
from cogwright.games.sparks.cards import (
    ANY,
    ANYTHING,
    BONUS_POINT,
    COLOURS,
    EVERY_COLOUR,
    EVERY_VALUE,
    FACES,
    IGNORE_COLOUR,
    SECTION,
    TRIGGERS,
    UPGRADES,
    Ability,
    Assistant,
    Board,
    Bonus,
    Box,
    Cards,
    Effect,
    Goal,
    Level,
    Modifier,
    Production,
    Robot,
    Space,
    Track,
    Trigger,
)
from cogwright.games.sparks.effects import KINDS, NEED_LOOSE, TUNE_HELD

complaint: Final = sentences_of("cogwright.games.sparks")

TABLES: Final = (
    "meta",
    "dice",
    "rules",
    "production",
    "upgrades",
    "bonuses",
    "goals",
    "tracks",
    "levels",
    "boards",
    "solo",
    "robots",
    "assistants",
)
DICE: Final = 44
TILES: Final = 4
MOST_PLAYERS: Final = 4
LEAST_CARDS: Final = 28
MOST: Final = 44
"""No effect does anything more often than there are dice."""
MEDALS: Final = ("bronze", "silver", "gold", "platinum")
GOALS: Final = ("assistants", "level", "robots-of-a-colour", "robots-with-box", "sparks", "bonus-spaces")
MODIFIERS: Final = (
    "colour-pair",
    "wild-value",
    "colour-fee",
    "storage",
    "free-change",
    "take-anywhere",
    "threshold",
    "crew",
)
CONDITIONS: Final = ("exact", "min", "max", "parity", "same")
ANYWHERE: Final = tuple(kind for kind in KINDS if kind != "grant-reroll")
"""Kinds of effects that may stand wherever C10 does not say otherwise; F9 is for production tiles."""
ON_TILES: Final = ("dice", "cogs", "grant-reroll")
ON_BOXES: Final = tuple(kind for kind in ANYWHERE if kind != "recover")
WITHOUT_CHOICE: Final = ("cogs", "sparks", "dice", "assistants")
ON_SALES: Final = ("cogs",)


def read_cards(components: ComponentSet) -> Cards:
    """The components of a set.

    Raises:
        BadComponents: C10 refuses it; the error names the table, the row, the field and what is allowed.
    """
    file = components.fields()
    file.refuse_others(TABLES)
    cards = Cards()
    cards.lists.append([Effect("cogs", KINDS["cogs"], 1, ANY)])  # the tile `bonus-cog` (U7)
    _read_dice(file.table("dice"), cards)
    _read_rules(file.table("rules"), cards)
    _read_production(file, cards)
    _read_upgrades(file, cards)
    for row in file.rows("bonuses"):
        row.names()
        cards.bonuses.append(Bonus(row.id(), _effects(row, "effect", cards, ANYWHERE)))
        row.close()
    _read_tracks(file.table("tracks"), cards)
    _read_goals(file, cards)
    _read_levels(file, cards)
    _read_boards(file, cards)
    _read_solo(file.table("solo"), cards)
    for row in file.rows("robots"):
        cards.robots.append(_read_robot(row, cards))
    for row in file.rows("assistants"):
        cards.assistants.append(_read_assistant(row, cards))
    _refuse_twins(file)
    _check_whole(file, cards)
    return cards


def _by_id(rows: list[Fields], table: Fields, field: str, ids: tuple[str, ...]) -> list[Fields]:
    """The rows of a table with fixed ids, in the order of these; each must stand there once."""
    found = {row.choice("id", ids): row for row in rows}
    if len(rows) != len(ids) or len(found) != len(ids):
        raise table.wrong(field, sentence("rows-one-each", names=", ".join(ids)))
    return [found[id] for id in ids]


def _read_dice(dice: Fields, cards: Cards) -> None:
    """The four colours, and how many dice each has (C1)."""
    for row in _by_id(dice.rows("colours"), dice, "colours", COLOURS):
        row.names()
        cards.dice.append(row.number("count", 1, DICE))
        row.close()
    dice.close()
    if sum(cards.dice) != DICE:
        raise dice.wrong("colours", complaint("dice-in-all", n=DICE, given=sum(cards.dice)))


def _read_rules(rules: Fields, cards: Cards) -> None:
    cards.row = rules.number("junkyard_dice", 1, MOST_IN_ROW)
    cards.stacks_in_play = rules.number("upgrade_stacks", 1, len(UPGRADES))
    cards.goals_in_play = rules.number("goals_in_play", 0)
    rules.number("rounds", TILES, TILES)
    rules.number("robots_drawn", MOST_DRAWN, MOST_DRAWN)
    cards.hand = rules.number("hand", 1)
    cards.draft_hand = rules.number("draft_hand", cards.hand + 1)
    cards.storage = rules.number("storage", 1)
    cards.start_sparks = rules.number("start_sparks", 0, MOST)
    cards.start_cogs = rules.number("start_cogs")
    cards.change_cost = rules.number("change_cost", 1)  # a free change could be made for ever (A14)
    cards.colour_fee = rules.number("colour_fee")
    cards.sale = rules.number("sale")
    cards.sale_with_tile = rules.number("sale_with_tile")
    cards.points_per_set = rules.number("points_per_colour_set")
    cards.cogs_per_point = rules.number("cogs_per_point", 1)
    cards.points_per_goal = rules.number("points_per_goal")
    takes = rules.table("other_takes")
    numbers = range(2, MOST_PLAYERS + 1)
    cards.other_takes = [0, 0] + [takes.number(str(n), 1, MOST_IN_ROW) for n in numbers]
    takes.close()
    rules.close()


def _read_production(file: Fields, cards: Cards) -> None:
    for row in file.rows("production"):
        cards.production.append(_read_tile(row, cards, len(cards.production)))
    for seats in range(1, MOST_PLAYERS + 1):
        n = sum(seats in tile.players for tile in cards.production)
        if n != TILES:
            raise file.wrong("production", complaint("tiles-for-players", n=TILES, players=seats, given=n))


def _read_tile(row: Fields, cards: Cards, index: int) -> Production:
    row.names()
    players: list[int] = []
    for n in row.items("players"):
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST_PLAYERS or n in players:
            raise row.wrong("players", complaint("numbers-of-players", most=MOST_PLAYERS, given=shown(n)))
        players.append(n)
    effects = _effects(row, "effect", cards, ON_TILES)
    tile = Production(
        index, row.id(), row.number("take", 1, MOST_IN_ROW), row.flag("anywhere"), sorted(players), effects
    )
    row.close()
    return tile


def _read_upgrades(file: Fields, cards: Cards) -> None:
    """The eight kinds with their classes (C4)."""
    for kind, row in enumerate(_by_id(file.rows("upgrades"), file, "upgrades", UPGRADES)):
        row.names()
        row.choice("class", ("slot" if kind >= BONUS_POINT else "dice" if kind >= IGNORE_COLOUR else "general",))
        cards.upgrade_copies.append(row.number("copies", MOST_PLAYERS))
        cards.upgrade_points.append(row.number("points"))
        row.close()


def _read_tracks(tracks: Fields, cards: Cards) -> None:
    """Tracks from the start outwards: points of counted spaces, and bonus spaces between them (C6)."""
    for colour in COLOURS:
        points, gaps = [0], list[list[Bonus | None]]([[]])
        for space in tracks.items(colour):
            if space == "bonus":
                gaps[-1].append(None)
            elif isinstance(space, int) and not isinstance(space, bool) and space >= 0:
                points.append(space)
                gaps.append([])
            elif isinstance(space, dict) and set(space) == {"printed"}:
                row = Fields(tracks.error, tracks.source, f"tracks: {colour}", space)
                gaps[-1].append(Bonus("", _effects(row, "printed", cards, ANYWHERE)))
            else:
                raise tracks.wrong(colour, complaint("track-entries", given=shown(space)))
        if gaps.pop() or len(points) == 1:
            raise tracks.wrong(colour, complaint("track-end"))
        cards.tracks.append(Track(points, gaps))
    tracks.close()
    places = sum(bonus is None for track in cards.tracks for gap in track.gaps for bonus in gap)
    if places != len(cards.bonuses):
        raise tracks.wrong("", complaint("bonus-places", n=len(cards.bonuses), given=places))


def _read_goals(file: Fields, cards: Cards) -> None:
    for row in file.rows("goals"):
        row.names()
        test = row.table("test")
        kind = test.choice("kind", GOALS)
        if kind == "bonus-spaces":
            n, tracks = test.number("nth", 1), test.number("tracks", 1, len(COLOURS))
            able = sum(sum(map(len, track.gaps)) >= n for track in cards.tracks)
            if able < tracks:
                raise test.wrong("", complaint("goal-impossible", given=able, n=n))
        else:
            n, tracks = test.number("n", 1), 0
        test.close()
        cards.goals.append(Goal(row.id(), kind, n, tracks))
        row.close()
    if cards.goals_in_play > len(cards.goals):
        raise file.wrong("rules: goals_in_play", complaint("goals-in-play", most=len(cards.goals)))


def _read_levels(file: Fields, cards: Cards) -> None:
    """Levels from 1 upwards, each with a higher need than the one before (C7)."""
    cards.levels.append(Level(0, 0))
    needs = -1
    for number, row in enumerate(file.rows("levels"), start=1):
        row.id()
        row.names()
        row.number("level", number, number)
        needs = row.number("needs", needs + 1, None if number > 1 else 0)
        reward = _effects(row, "reward", cards, ANYWHERE)
        cards.levels.append(Level(needs, reward))
        row.close()
    cards.top_level = len(cards.levels) - 1
    if not cards.top_level:
        raise file.wrong("levels", sentence("rows-at-least-one"))


def _read_boards(file: Fields, cards: Cards) -> None:
    """A board for each colour, in their order; printed boxes of one id are one kind of action (C8)."""
    boards: dict[int, Board] = {}
    for row in file.rows("boards"):
        row.names()
        colour = COLOURS.index(row.choice("colour", COLOURS))
        if colour in boards:
            raise row.wrong("colour", complaint("board-twice", colour=COLOURS[colour]))
        section = [_colour(row, "section", word) for word in row.items("section")]
        if len(section) != SECTION:
            raise row.wrong("section", complaint("colours-listed", n=SECTION, given=len(section)))
        boxes: list[Box] = []
        for box in row.rows("boxes"):
            box.names()
            id = box.id()
            if id not in cards.box_ids:
                cards.box_ids.append(id)
            if any(other.id == id for other in boxes):
                raise box.wrong("id", complaint("box-twice", given=shown(id)))
            boxes.append(_box(cards.box_ids.index(id), id, _effects(box, "effect", cards, ON_BOXES), cards))
            box.close()
        boards[colour] = Board(row.id(), colour, section, sorted(boxes, key=lambda box: box.index))
        row.close()
    if len(boards) != len(COLOURS):
        raise file.wrong("boards", complaint("board-for-each", names=", ".join(COLOURS)))
    cards.boards = [boards[colour] for colour in range(len(COLOURS))]


def _colour(row: Fields, field: str, word: object) -> int:
    if word not in COLOURS:
        raise row.wrong(field, sentence("may-hold", allowed=", ".join(COLOURS), given=shown(word)))
    return COLOURS.index(str(word))


def _read_solo(solo: Fields, cards: Cards) -> None:
    """The ghost's tiles and the medals (V4)."""
    solo.names("ghost")
    for row in solo.rows("tiles"):
        row.names()
        tile = Production(
            len(cards.ghost_tiles), row.id(), row.number("take", 1, MOST_IN_ROW), row.flag("anywhere"), [1], 0
        )
        cards.ghost_tiles.append(tile)
        row.close()
    if len(cards.ghost_tiles) != TILES:
        raise solo.wrong("tiles", sentence("rows-exactly", n=TILES, given=len(cards.ghost_tiles)))
    cards.other_takes[1] = solo.number("ghost_leaves_take", 1, MOST_IN_ROW)
    points = 0
    for id, row in zip(MEDALS, _by_id(solo.rows("medals"), solo, "medals", MEDALS), strict=True):
        row.names()
        points = row.number("points", points + 1)
        cards.medals.append((id, points))
        row.close()
    solo.close()


# Robots and assistants


def _read_robot(row: Fields, cards: Cards) -> Robot:
    row.names()
    id = row.id()
    spaces = [_read_space(space) for space in row.rows("spaces")]
    if not 2 <= len(spaces) <= 3:
        raise row.wrong("spaces", sentence("rows-two-or-three", given=len(spaces)))
    colour = COLOURS.index(row.choice("colour", COLOURS))
    steps = row.number("steps", 1, MOST)
    reward = _effects(row, "reward", cards, ANYWHERE)
    box: Box | None = None
    if row.has("box"):
        cards.box_ids.append(id)
        box = _box(len(cards.box_ids) - 1, id, _effects(row, "box", cards, ON_BOXES), cards)
        if not cards.lists[box.effects]:
            raise row.wrong("box", complaint("box-effect"))
    row.close()
    return Robot(len(cards.robots), id, colour, spaces, steps, reward, box)


def _read_space(space: Fields) -> Space:
    """A dice space: a colour or any, and at most one condition for the value (A3)."""
    word = space.choice("colour", (*COLOURS, "any"))
    colours = EVERY_COLOUR if word == "any" else 1 << COLOURS.index(word)
    found = [condition for condition in CONDITIONS if space.has(condition)]
    if len(found) > 1:
        raise space.wrong("", complaint("one-condition", given=", ".join(found)))
    condition, number, values = (found[0] if found else ""), 0, EVERY_VALUE
    if condition in ("exact", "min", "max"):
        number = space.number(condition, 1, FACES)
        least = 1 if condition == "max" else number
        most = FACES if condition == "min" else number
        values = sum(1 << value for value in range(least, most + 1))
    elif condition == "parity":
        number = ("even", "odd").index(space.choice("parity", ("even", "odd")))
        values = sum(1 << value for value in range(1, FACES + 1) if value % 2 == number)
    elif condition == "same" and not space.flag("same"):
        raise space.wrong("same", complaint("true-or-left-out"))
    space.close()
    return Space(colours, values, condition == "same", condition, number)


def _read_assistant(row: Fields, cards: Cards) -> Assistant:
    row.names()
    assistant = Assistant(len(cards.assistants), row.id(), row.number("points", 0, 5))
    parts = [part for part in ("effect", "trigger", "modifier", "ability") if row.has(part)]
    if len(parts) != 1:
        raise row.wrong("", complaint("one-part"))
    if parts[0] == "effect":
        assistant.effects = _effects(row, "effect", cards, ANYWHERE)
    elif parts[0] == "trigger":
        assistant.trigger = _read_trigger(row.table("trigger"), cards)
    elif parts[0] == "modifier":
        assistant.modifier = _read_modifier(row.table("modifier"))
    else:
        assistant.ability = _read_ability(row.table("ability"), cards)
        cards.ability_owners.append(assistant)
    row.close()
    return assistant


def _read_trigger(row: Fields, cards: Cards) -> Trigger:
    """When it happens, and under which conditions (H2)."""
    word = row.choice("on", TRIGGERS)
    colour = spaces = ANYTHING
    box = False
    if word == "complete":
        if row.has("colour"):
            colour = COLOURS.index(row.choice("colour", COLOURS))
        if row.has("spaces"):
            spaces = row.number("spaces", 2, 3)
        if row.has("box"):
            box = row.flag("box")
            if not box:
                raise row.wrong("box", complaint("true-or-left-out"))
    allowed = {"active": WITHOUT_CHOICE, "round": WITHOUT_CHOICE, "sell": ON_SALES, "box": ON_BOXES}
    trigger = Trigger(
        TRIGGERS.index(word), colour, spaces, box, _effects(row, "effect", cards, allowed.get(word, ANYWHERE))
    )
    row.close()
    return trigger


def _read_modifier(row: Fields) -> Modifier:
    """A permanent change of a rule, with exactly its fields (H3)."""
    kind = row.choice("kind", MODIFIERS)
    n, colours = 0, list[int]()
    if kind == "colour-pair":
        colours = [_colour(row, "colours", word) for word in row.items("colours")]
        if len(colours) != 2 or colours[0] == colours[1]:
            raise row.wrong("colours", complaint("two-colours"))
    elif kind == "wild-value":
        n = row.number("value", 1, FACES)
    elif kind == "colour-fee":
        n = row.number("cogs")
    elif kind == "storage":
        n = row.number("dice", 1)
    elif kind == "free-change":
        n = row.number("n", 1)
    elif kind == "threshold":
        n = row.number("less", 1)
    elif kind == "crew":
        n = row.number("count", 1)
    row.close()
    return Modifier(kind, n, colours)


def _read_ability(row: Fields, cards: Cards) -> Ability:
    cost = row.table("cost")
    cogs, dice = cost.number("cogs", 0, None, 0), cost.number("dice", 0, 1, 0)
    cost.close()
    effects = _effects(row, "effect", cards, ANYWHERE)
    row.close()
    return Ability(cogs, dice, _box(len(cards.ability_owners), "", effects, cards))


def _box(index: int, id: str, effects: int, cards: Cards) -> Box:
    """A power box, or what an ability does, with what it needs (A6.2, A5.4)."""
    kinds = [effect.kind for effect in cards.lists[effects]]
    return Box(
        index,
        id,
        effects,
        needs_loose=any(kind in NEED_LOOSE for kind in kinds),
        needs_die="nudge" in kinds,
        tunes=bool(kinds) and all(kind in TUNE_HELD for kind in kinds),
    )


# Effects


def _effects(row: Fields, field: str, cards: Cards, allowed: Iterable[str]) -> int:
    """Read an effect list of kinds that are allowed there (C10); its number."""
    cards.lists.append([_read_effect(effect, tuple(allowed)) for effect in row.rows(field)])
    return len(cards.lists) - 1


def _read_effect(row: Fields, allowed: tuple[str, ...]) -> Effect:
    """An effect with exactly the fields of its kind (section F)."""
    kind = row.choice("kind", allowed)
    n, colour = 1, ANY
    if kind in ("cogs", "sparks", "dice", "step", "assistants", "recover", "colour-pass", "nudge"):
        n = row.number("n", 1, MOST)
    if kind in ("step", "colour-die"):
        word = row.choice("track" if kind == "step" else "colour", (*COLOURS, "any"))
        colour = ANY if word == "any" else COLOURS.index(word)
    row.close()
    return Effect(kind, KINDS[kind], n, colour)


# The whole


def _refuse_twins(file: Fields) -> None:
    """Ids are unique: in actions, messages and names a thing is known by its id (C10)."""
    seen: dict[str, str] = {}
    for table in ("production", "upgrades", "bonuses", "goals", "levels", "boards", "robots", "assistants"):
        for row in file.rows(table):
            _note_id(row, row.id(), table, seen)
    for board in file.rows("boards"):
        for box in board.rows("boxes"):
            if seen.get(box.id(), "boxes") != "boxes":
                raise box.wrong("id", sentence("id-stands-twice", given=shown(box.id())))
            seen[box.id()] = "boxes"
    for row in file.table("solo").rows("tiles"):
        _note_id(row, row.id(), "tiles", seen)


def _note_id(row: Fields, id: str, table: str, seen: dict[str, str]) -> None:
    if id in seen or id in COLOURS:
        raise row.wrong("id", sentence("id-stands-twice", given=shown(id)))
    seen[id] = table


def _check_whole(file: Fields, cards: Cards) -> None:
    """What concerns several tables (C10)."""
    for table, n in (("robots", len(cards.robots)), ("assistants", len(cards.assistants))):
        if n < LEAST_CARDS:
            raise file.wrong(table, sentence("rows-at-least-given", n=LEAST_CARDS, given=n))
    most = max(cards.hand, cards.draft_hand) * MOST_PLAYERS
    if len(cards.assistants) < most:
        raise file.wrong("rules: draft_hand", complaint("enough-assistants", n=most, players=MOST_PLAYERS))
    less = sum(a.modifier.n for a in cards.assistants if a.modifier is not None and a.modifier.kind == "threshold")
    if cards.top_level > 1 and cards.levels[2].needs <= less:
        raise file.wrong("levels", complaint("levels-above", n=less))
