"""Everything a person reads about Last Droids: words in both languages, reasons, effects, and the rulebook."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from droid_table import GAME, ID, act, legal, player, position, start
from game_texts import anchors_of, words_of, words_of_statistics

from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Journal, Message, Span
from cogwright.games.last_droids import LastDroids, LastDroidsState
from cogwright.games.last_droids.cards import PARTS, TYPES
from cogwright.games.last_droids.components import read_cards
from cogwright.games.last_droids.effect_words import effect_messages
from cogwright.games.last_droids.paragraphs import PARAGRAPHS

MODES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"automa": "builder", "automa_bonus": -4}),
    (2, {}),
    (3, {}),
    (4, {"first": "3"}),
]
KINDS = {"droid": "droid", "house": "house", "interseason": "interseason"}
WILD_TYPES = [type for type in TYPES if type != "storage"]
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
SOURCE = Path(__file__).parents[3] / "src" / "cogwright" / "games" / "last_droids"
WEB = Path(__file__).parents[3] / "web" / "src"

# What is said


@cache
def spoken() -> tuple[Message, ...]:
    """Every message of random games in all modes, of prepared positions, and of all components, once each."""
    found: dict[str, Message] = {}
    for i, (seats, options) in enumerate(MODES):
        for seed in range(2):
            journal = Journal()
            state = cast(LastDroidsState, GAME.new(seats, seed, options, journal))
            _hear(found, _play(state, Random(i)))
            _hear(found, (line.message for line in journal.lines))
    _hear(found, _of_components(GAME))
    _hear(found, _rare())
    return tuple(found.values())


def _hear(found: dict[str, Message], messages: Iterable[Message]) -> None:
    for message in messages:
        found.setdefault(repr(message), message)


def _play(state: LastDroidsState, random: Random) -> Iterator[Message]:
    """What is said while a game is played at random to its end; actions and market droids are preferred to other swaps."""
    while True:
        yield from _of_position(state, thorough=random.random() < 0.1)
        acting = state.acting_seats()
        if not acting:
            return
        seat = random.choice(acting)
        actions = state.legal_actions(seat)
        busy = [a for a in actions if GAME.action_name(a).split()[0] not in ("swap", "dismantle")]
        state.apply(seat, random.choice(busy if busy and random.random() < 0.8 else actions))


def _of_position(state: LastDroidsState, thorough: bool) -> Iterator[Message]:
    yield state.headline()
    for seat in range(state.seats):
        yield state.prompt(seat)
        for action in state.legal_actions(seat):
            yield state.describe(seat, action).label
        for refusal in state.refusals(seat):
            yield refusal.reason
        if thorough:
            yield from _drawn(state, seat)
            for action in range(len(GAME.vocabulary)):
                if action not in state.legal_actions(seat):
                    yield state.why_not(seat, action)


def _drawn(state: LastDroidsState, seat: int | None) -> Iterator[Message]:
    for panel in state.game.draw(state.view(seat)):
        cells = [panel.title, *panel.heads, *(cell for row in panel.rows for cell in row)]
        spans: list[Span] = [span for cell in cells for span in cell]
        yield from (span.text for span in spans if isinstance(span.text, Message))


def _of_components(game: LastDroids) -> Iterator[Message]:
    for kind, table in KINDS.items():
        for row in game.components.data[table]:
            yield from effect_messages(game, kind, row["id"])


def game_with(table: str, id: str, **fields: object) -> LastDroids:
    """The game with one row of the open set changed."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.components.data))
    next(row for row in data[table] if row["id"] == id).update(fields)
    game = LastDroids()
    game.components = replace(GAME.components, data=data)
    game.cards = read_cards(game.components)
    return game


def _rare() -> Iterator[Message]:
    """What random games seldom or never say."""
    for game, data, moves in _rare_positions():
        journal = Journal()
        state = cast(LastDroidsState, game.from_position(data, journal))
        for move in moves:
            yield from _of_position(state, thorough=True)
            yield from _drawn(state, None)
            seat, name = move.split(" ", 1)
            act(state, int(seat), name)
        yield from _of_position(state, thorough=True)
        yield from (line.message for line in journal.lines)
    counts = [{"kind": "score-shed", "part": "oil", "rp": 2}]
    yield from effect_messages(game_with("house", "market-arcade", effects=counts), "house", "market-arcade")


def _rare_positions() -> Iterator[tuple[LastDroids, dict[str, Any], list[str]]]:
    """Positions in which something rare can be done, and how."""
    rich = player("N2 O3 C3 E3")
    same_house = position(2, [rich, rich], [[[1, 2]]], zones=[[54, 45, 46]])
    yield GAME, same_house, ["0 keep 1", "1 build 54", "0 build 54", "1 swap energy>nut", "1 dismantle", "0 done"]
    tokens = {"house": ID[54], "owner": 1}
    taxed = position(2, [player("N3 O3 C3 E1"), player("N1")], [[[1, 94]]], zones=[[54, 45]], tokens=tokens)
    yield GAME, taxed, ["0 keep 1", "0 build 54", "0 extra nut"]
    stored = {"belt-sack": {"oil": 1, "circuit": 1}}
    collector = player("O1 C1", [65, 24], stored=stored)
    yield GAME, position(2, [collector, rich], [[[30, 94]]]), ["0 keep 30", "0 repair", "0 pay oil stored"]
    free_part = position(2, [player("N2 O3 C1"), rich], [[[83, 94]]])
    yield GAME, free_part, ["0 keep 83", "0 repair", "0 extend nut"]
    toll_gate = position(4, [player("C1 E1"), rich, rich, rich], [[[31, 1]], [[43, 44]]])
    plans = ["0 keep 31", "1 keep 43", "0 repair", "0 extend nut", "1 dismantle", "2 dismantle", "3 dismantle"]
    yield GAME, toll_gate, plans
    lodge = game_with("house", ID[46], effects=[{"kind": "gain", "nut": 3, "base": 1}])
    yield lodge, position(2, [player("N3 O3 C3 E3"), rich], [[[1, 2]]]), ["0 keep 1"]


# Words


def goods() -> set[str]:
    """The keys of costs and gains."""
    return {*PARTS, "point", "leaf", "extension", "base", *(f"stored-{part}" for part in PARTS)}


def families() -> set[str]:
    """The words that are found by a key and a value rather than by a message of the rules."""
    counted = {*PARTS, "part", "set", "extension", "house", "kind", *TYPES}
    counted |= {f"{family}-{type}" for family in ("icon", "discarded") for type in TYPES}
    options = {f"option-{option.id}" for option in GAME.options}
    return (
        {f"{family}-{good}" for family in ("good", "amount") for good in goods()}
        | {"amount-same", "amount-nothing", "player-1", "why-not-now"}
        | {f"amount-{family}-{part}" for family in ("kind", "column") for part in PARTS}
        | {f"amount-as-{type}" for type in WILD_TYPES}
        | {f"amount-house-{number}" for number in range(45, 58)}
        | {f"amount-counted-{count}" for count in counted}
        | {f"drawing-short-{good}" for good in (*PARTS, "base")}
        | {f"season-{season}" for season in (1, 2, 3)}
        | {f"step-{step}" for step in ("deal", "plan", "tokens")}
        | {f"plan-{plan}" for plan in ("repair", "dismantle")}
        | {f"end-{end}" for end in ("houses", "decks", "both")}
        | {f"score-{line}" for line in ("droids", "communication", "house-rp", "parts-lead", "leaves-lead", "handicap")}
        | {f"score-house-{number}" for number in range(45, 58)}
        | options
        | {f"{option}-help" for option in options}
        | {f"option-{option.id}-{choice}" for option in GAME.options for choice in option.choices}
        | words_of_statistics(GAME)
    )


def words_of_pictures() -> set[str]:
    """The words that only a picture needs: the terminal's with its short effects, and those that the browser names."""
    literal = re.compile(r"[\"'`]((?:drawing|board|legend)-[a-z-]+)[\"'`]")
    heads = re.compile(r"_heads\((.*)\)")
    drawing = (SOURCE / "drawing.py").read_text(encoding="utf-8")
    found = {f"drawing-{head}" for line in heads.findall(drawing) for head in re.findall(r'"([a-z]+)"', line)}
    for source in [SOURCE / "drawing.py", *WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if "mech-a-dream" not in source.parts:
            found |= set(literal.findall(source.read_text(encoding="utf-8")))
    edges = {"effect-droid", "effect-house", "effect-interseason", "effect-interseason-leaves"}
    effects = {message.id for message in spoken() if message.id.startswith("effect-")}
    return found | {f"drawing-{effect}" for effect in effects - edges}


def words_of_the_browser() -> set[str]:
    """Words whose ids the browser puts together."""
    return {id for id in words_of(GAME, "en") if id.startswith(("board-", "legend-", "type-"))}


def test_no_words_are_missing() -> None:
    drawn = {id for id in words_of_pictures() if id.startswith("drawing-")}
    wanted = {message.id for message in spoken()} | families() | drawn
    assert wanted - set(words_of(GAME, "en")) == set()


def test_no_words_are_unused() -> None:
    used = {message.id for message in spoken()} | families()
    assert set(words_of(GAME, "en")) - used - words_of_pictures() - words_of_the_browser() == set()


def test_messages_bring_the_variables_of_their_words() -> None:
    for message in spoken():
        assert words_of(GAME, "en")[message.id] <= set(message.args), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_becomes_a_sentence(language: str) -> None:
    words = Words(GAME, language, NAMES)
    for message in spoken():
        text = words.say(message)
        assert text
        assert not re.search(r"[{}$]|\b[a-z]+-[a-z-]+-[a-z]|Error", text), (message, text)
        for key, value in message.args.items():
            if isinstance(value, str):
                assert words.say(Message(f"{key}-{value}")) != f"{key}-{value}" or words.name(value) != value, message
            elif isinstance(value, Mapping):
                assert {f"amount-{amount}" for amount in value} <= set(words_of(GAME, language)), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_of_its_own(language: str) -> None:
    names = {id: name[language] for id, name in GAME.components.names().items()}
    assert len(names) == 100 + 4 + 4 + 6
    assert all(name.strip() for name in names.values())
    assert len(set(names.values())) == len(names)


def test_english_words_hold_no_japanese_and_japanese_ones_no_english() -> None:
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    english, other = Words(GAME, "en", NAMES), Words(GAME, "ja", ["あかり", "ぶん", "ちか", "だい"])
    for message in spoken():
        assert not japanese.search(english.say(message)), message
        assert not re.search(r"[A-Za-z]{2}", other.say(message)), message


def test_U1_the_automa_has_a_name() -> None:
    line = Message("log-repair-free", {"seat": 1, "card": "rain-barrel"})
    assert Words(GAME, "en", ["Ada"]).say(line) == "Automa repairs Rain Barrel for nothing."
    assert Words(GAME, "ja", ["Ada"]).say(line) == "オートマは《雨だる》を無料で修理した。"


# Sentences, as a player reads them

EXAMPLES = [
    (
        Message("log-swap", {"seat": 0, "give": {"energy": 1}, "take": {"nut": 1}}),
        "Ada swaps 1 energy for 1 nut.",
        "Adaはエネルギー1個をナット1個と交換した。",
    ),
    (
        Message("log-dismantle", {"seat": 1, "card": "herb-pot", "gain": {"nut": 1, "circuit": 2}}),
        "Ben dismantles Herb Pot, which gives 1 nut and 2 circuits.",
        "Benは《ハーブ鉢》を分解した:ナット1個、基板2枚。",
    ),
    (
        Message("log-build", {"seat": 0, "card": "signal-house", "droid": "tin-telephone"}),
        "Ada builds Signal House and discards Tin Telephone.",
        "Adaは《信号の家》を建設し、《糸電話》を捨てた。",
    ),
    (
        Message("log-lost-house", {"seat": 1, "card": "canal-house", "other": 0}),
        "Ben wanted to build Canal House too, but Ada comes first: Ben plans anew.",
        "Benも《運河の家》を狙ったが、Adaが先。Benは計画をやり直す。",
    ),
    (
        Message("log-last-turn", {"end": "houses"}),
        "A player has no house left to build. The last turn is over; one final swap step follows.",
        "建てられる家のないプレイヤーが出た。最後のターンが終わり、全員がもう一度だけ交換できる。",
    ),
    (
        Message("headline-turn", {"season": "2", "turn": 9, "step": "plan", "left": 5}),
        "Season II, turn 9: swaps and actions (5 more turns in this season)",
        "シーズン2 第9ターン:交換とアクション(このシーズンはあと5ターン)",
    ),
    (
        Message("prompt-plan", {"card": "rain-barrel"}),
        "Rain Barrel is in front of you: swap as you like, then repair, dismantle or build",
        "目の前に《雨だる》。好きなだけ交換してから、修理・分解・建設のどれかを選んでください",
    ),
    (
        Message("why-repair-dear", {"card": "brook-keeper", "missing": {"oil": 1}, "cost": {"oil": 2, "circuit": 1}}),
        "You lack 1 oil: repairing Brook Keeper costs 2 oil and 1 circuit.",
        "オイル1滴が足りません。《小川守》の修理にはオイル2滴、基板1枚が必要です。",
    ),
    (
        Message("effect-extend", {"extension": {"extension": 1}, "column": {"column-energy": 1}}),
        "At once: put 1 extension on your energy column.",
        "修理時:エネルギー棚に増設1個。",
    ),
    (
        Message("effect-score-step", {"gain": {"point": 15}, "count": {"counted-house": 3}}),
        "At the end: 15 RP with 3 houses, this one included.",
        "終了時:家3軒(この家も含む)で15点。",
    ),
]


@pytest.mark.parametrize(("message", "english", "japanese"), EXAMPLES, ids=[m.id for m, _, _ in EXAMPLES])
def test_sentences(message: Message, english: str, japanese: str) -> None:
    assert Words(GAME, "en", NAMES).say(message) == english
    assert Words(GAME, "ja", NAMES).say(message) == japanese


# Choices and refusals


def label(state: LastDroidsState, name: str, seat: int = 0) -> str:
    """A choice in English, as "label (cost; gain)"."""
    words = Words(GAME, "en", NAMES)
    choice = state.describe(seat, GAME.action(name))
    assert choice.action == name
    amounts = [words.amounts(bundle) for bundle in (choice.cost, choice.gain)]
    return f"{words.say(choice.label)} ({'; '.join(amounts)})"


def reason(state: LastDroidsState, name: str, seat: int = 0) -> str:
    """Why the action is refused, in English."""
    return Words(GAME, "en", NAMES).say(state.why_not(seat, GAME.action(name)))


def refused(state: LastDroidsState, seat: int = 0) -> dict[str, str]:
    words = Words(GAME, "en", NAMES)
    return {refusal.action: words.say(refusal.reason) for refusal in state.refusals(seat)}


def planning(offer: int, shed: str = "", area: tuple[int, ...] = (), **more: Any) -> LastDroidsState:
    """Two players; seat 0 has kept the droid `offer` and plans."""
    other = 94 if offer != 94 else 93
    row = {key: more.pop(key) for key in ("extensions", "stored", "houses") if key in more}
    data = position(2, [player(shed, area, **row), player("N3 O3 C3 E3")], [[[offer, other]]], **more)
    state = start(data)
    act(state, 0, f"keep {offer}")
    return state


def test_T2_keeping_a_droid_says_who_gets_the_other_one() -> None:
    state = start(position(2, [player(), player()], [[[1, 12]]]))
    assert label(state, "keep 1") == "Keep Rain Barrel, give Board Picker to Ben (nothing; nothing)"
    assert reason(state, "dismantle") == "First choose the droid you keep."
    assert reason(state, "keep 3") == "That droid is not among those you have drawn."
    assert reason(state, "dismantle", seat=1) == "The droids of this turn are still being dealt."


def test_T3_giving_away_says_who_gets_which() -> None:
    state = start(position(3, [player(), player(), player()], [[[1, 2, 3]]], priority=1))
    assert label(state, "keep 2", seat=1) == "Keep Brook Keeper (nothing; nothing)"
    act(state, 1, "keep 2")
    assert label(state, "give 3", seat=1) == "Give Seed Sower to Cleo and Rain Barrel to Ada (nothing; nothing)"
    assert reason(state, "give 2", seat=1) == "You keep Brook Keeper; give another one."


def test_A1_a_repair_says_cost_points_leaves_and_what_it_brings_at_once() -> None:
    assert label(planning(4, "N2 C1"), "repair") == "Repair Bean Trellis (2 nuts and 1 circuit; 4 RP and 2 leaves)"
    assert label(planning(9, "N3 O2"), "repair") == "Repair Crate Stacker (2 oil; 3 RP, 1 extension, and 1 nut)"
    assert label(planning(65, "N1 E1"), "repair") == (
        "Repair Belt Sack (1 nut and 1 energy; 3 RP, 1 oil on the card, and 1 circuit on the card)"
    )
    assert label(planning(83, "N3 O3 C3"), "repair") == (
        "Repair Shelf Builder (1 circuit; 2 RP, 1 extension, and 1 base part)"
    )


def test_G1_what_finds_no_room_is_named() -> None:
    state = planning(25, "N2 C2")
    assert label(state, "repair") == "Repair Bolt Hound (no room for 1 nut) (2 circuits; 3 RP and 1 nut)"
    state = planning(39, "N3 O1 C2")
    assert label(state, "dismantle") == "Dismantle Town Crier (no room for 2 nuts) (nothing; 2 oil)"


def test_K4_dismantling_counts_what_collectors_add() -> None:
    assert label(planning(5, "E1", (7, 12)), "dismantle") == "Dismantle Herb Pot (nothing; 2 nuts and 2 circuits)"


def test_G4_a_discount_lowers_the_cost_that_is_start() -> None:
    state = planning(32, "N1 E1", (42,))
    assert label(state, "repair") == "Repair Tide Clerk (1 nut and 1 energy; 9 RP)"


def test_G5_a_surcharge_is_part_of_the_cost() -> None:
    tokens = {"house": "garden-manor", "owner": 1}
    state = planning(2, "N3 O3 C3 E1", zones=[[54, 45]], tokens=tokens)
    assert label(state, "build 54") == (
        "Build Garden Manor, discard Brook Keeper (2 oil, 3 circuits, 1 energy, and 3 base parts; 5 RP)"
    )
    act(state, 0, "build 54")
    assert label(state, "extra oil") == "Extra cost: pay 1 oil (1 oil; nothing)"
    assert reason(state, "extra circuit") == "You have no circuits left beyond the cost."
    assert reason(state, "repair") == "First choose the parts for the extra cost."
    dear = planning(2, "N1 O3 C3 E1", zones=[[54, 45]], tokens=tokens)
    assert refused(dear)["build 54"] == (
        "You lack 1 base part: building Garden Manor costs 2 oil, 3 circuits, 1 energy, and 3 base parts."
    )


def test_D2_what_is_too_dear_is_refused_with_what_is_missing() -> None:
    state = planning(2, "N3 O1", zones=[[55, 45]])
    assert refused(state) == {
        "repair": "You lack 1 oil and 1 circuit: repairing Brook Keeper costs 2 oil and 1 circuit.",
        "build 45": (
            "You lack 2 circuits and 1 energy: building Tinker Cottage costs 3 nuts, 1 oil, 2 circuits, and 1 energy."
        ),
        "build 55": "You lack 3 circuits and 1 energy: building Signal House costs 1 nut, 3 circuits, and 1 energy.",
    }
    assert reason(state, "build 50") == "House 50 does not wait in your zones."
    assert reason(state, "swap energy>oil") == "You lack 1 energy: 1 oil would cost 1 energy."
    assert reason(state, "swap oil>nut") == "You lack 1 oil: 1 nut would cost 2 oil."
    assert reason(state, "done") == ("There is no passing: repair, dismantle or build. Dismantling is always possible.")
    assert reason(state, "market 2") == "You have no such droid."


def test_W4_market_droids_say_what_they_swap_and_how_often() -> None:
    state = planning(2, "N2 E2", (24, 1))
    assert label(state, "market 24") == "Use Charge Booth (1 use left) (nothing; nothing)"
    assert reason(state, "market 1") == "Rain Barrel swaps nothing."
    act(state, 0, "market 24")
    assert (
        label(state, "option 4")
        == "Charge Booth: swap 1 energy for 1 oil and 1 circuit (1 energy; 1 oil and 1 circuit)"
    )
    assert refused(state) == {"option 0": "There is no room in your nut column."}
    assert reason(state, "option 7") == "Charge Booth has only 6 swaps to choose from."
    assert reason(state, "repair") == "First choose what your market droid swaps."
    act(state, 0, "option 4")
    assert refused(state)["market 24"] == "Charge Booth has been used in this swap step."


def test_G3_paying_says_where_the_part_comes_from() -> None:
    stored = {"belt-sack": {"oil": 1, "circuit": 1}}
    state = planning(30, "O1 C1", (65,), stored=stored)
    act(state, 0, "repair")
    assert label(state, "pay oil shed") == "Pay 1 oil from your shed (1 oil; nothing)"
    assert label(state, "pay oil stored") == "Pay 1 oil from Belt Sack (1 oil; nothing)"
    assert reason(state, "pay nut shed") == "Parts are paid in their order; next: oil."


def test_K1_an_extension_says_how_much_room_there_is_then() -> None:
    state = planning(35, "N1 O1", extensions={"oil": 1})
    act(state, 0, "repair")
    assert label(state, "extend oil") == "Extend the oil column: room for 5 (nothing; 1 extension)"
    assert reason(state, "take nut") == "First choose the column to extend."


def test_A4_zones_are_named_by_the_neighbour() -> None:
    state = start(position(3, [player(), player(), player()], [[[6, 2, 3]]]))
    act(state, 0, "keep 6", "give 2")
    assert legal(state, 0) == ["zone left", "zone right"]
    assert label(state, "zone left") == "Discard Tin Telephone between you and Ben (nothing; nothing)"
    assert label(state, "zone right") == "Discard Tin Telephone between you and Cleo (nothing; nothing)"


def test_T7_a_house_that_is_taken_is_refused() -> None:
    rows = [player("N1 O2 C3 E1"), player("N1 O2 C3 E2")]
    state = start(position(2, rows, [[[1, 2]]], zones=[[54, 45, 46]]))
    act(state, 0, "keep 1")
    act(state, 1, "build 54")
    assert reason(state, "repair", seat=1) == "Your plan is complete. It is carried out when all plans are."
    act(state, 0, "build 54")
    assert refused(state, 1)["build 54"] == "Garden Manor goes to another player in this turn."
    assert state.prompt(1).id == "prompt-replan"


def test_K8_a_wild_droid_says_what_its_houses_score() -> None:
    rows = [player("N3", (1, 36, 6, 8), houses=[49, 55]), player("N3")]
    state = start(position(2, rows, [[[2, 3]]]))
    act(state, 0, "keep 2", "dismantle")
    act(state, 1, "dismantle")
    assert reason(state, "dismantle") == "The last turn is over: only swaps are left."
    act(state, 0, "done")
    assert label(state, "wild water") == "Shape Shifter counts as a water droid (nothing; 11 RP)"
    assert label(state, "wild communication") == "Shape Shifter counts as a communication droid (nothing; 11 RP)"
    assert label(state, "wild farm") == "Shape Shifter counts as a farm droid (nothing; 8 RP)"


def test_D1_every_illegal_action_has_a_reason_of_its_own() -> None:
    for seed, (seats, options) in enumerate(MODES):
        state, random = GAME.new(seats, seed, options), Random(seed)
        while not state.is_over():
            if random.random() < 0.3:
                for seat in range(seats):
                    for action in set(range(len(GAME.vocabulary))) - set(state.legal_actions(seat)):
                        assert state.why_not(seat, action).id != "why-not-now", (seat, GAME.action_name(action))
            seat = random.choice(state.acting_seats())
            state.apply(seat, random.choice(state.legal_actions(seat)))


def test_G1_the_amounts_of_a_choice_are_what_happens() -> None:
    """Dismantling and repairs without questions change the shed by exactly the parts that were told."""
    compared = 0
    for seed in range(6):
        state, random = cast(LastDroidsState, GAME.new(2, seed)), Random(seed)
        while not state.is_over():
            seat = random.choice(state.acting_seats())
            action = random.choice(state.legal_actions(seat))
            name = GAME.action_name(action)
            choice, before = state.describe(seat, action), list(state.players[seat].draft.shed)
            twin = state.clone()
            twin.apply(seat, action)
            after = twin.players[seat].draft.shed
            asks = {"base"} & {*choice.cost, *choice.gain} or any(state.players[seat].draft.all_stored)
            goes_on = twin.situation == state.situation and bool(twin.legal_actions(seat))
            acts = name in ("repair", "dismantle") or (name.startswith("swap") and goes_on)
            if twin.turn == state.turn and not asks and acts:
                change = [choice.gain.get(part, 0) - choice.cost.get(part, 0) for part in PARTS]
                assert [b + c for b, c in zip(before, change, strict=True)] == list(after), (name, choice)
                compared += 1
            state = twin
    assert compared > 100


# The rulebook


def rule_paragraphs() -> set[str]:
    """The paragraphs of sections 3 to 7 of the specification, those of single houses included."""
    sections = re.split(r"^## ", GAME.resource("rules.md"), flags=re.MULTILINE)
    text = "".join(section for section in sections if section[:2] in ("3 ", "4 ", "5 ", "6 ", "7 "))
    return set(re.findall(r"^- \*\*([A-Z]\d+)\b", text, re.MULTILINE)) | {f"H{n}" for n in range(45, 58)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_paragraph_is_in_the_rulebook(language: str) -> None:
    assert len(rule_paragraphs()) > 80
    assert rule_paragraphs() - set(anchors_of(GAME, language)) == set()
    assert len(set(anchors_of(GAME, language))) == len(anchors_of(GAME, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_the_rulebook_lead_somewhere(language: str) -> None:
    links = re.findall(r"\]\(#([^)]*)\)", GAME.rulebook(language))
    assert len(links) > 50
    assert set(links) - set(anchors_of(GAME, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_the_rulebook_are_components(language: str) -> None:
    pictures = re.findall(r"^::(.*)$", GAME.rulebook(language), re.MULTILINE)
    assert {picture.split()[0] for picture in pictures} == set(KINDS)
    for picture in pictures:
        kind, id = picture.split()
        assert effect_messages(GAME, kind, id)
        assert GAME.effects(kind, id) == effect_messages(GAME, kind, id)


def test_paragraphs_name_messages_and_anchors() -> None:
    assert GAME.paragraphs == PARAGRAPHS
    assert set(PARAGRAPHS) - set(words_of(GAME, "en")) == set()
    assert set(PARAGRAPHS.values()) - set(anchors_of(GAME, "en")) == set()


def test_every_line_and_choice_leads_to_a_paragraph() -> None:
    families = ("log-", "choice-", "why-", "effect-", "prompt-", "score-")
    ids = {id for id in words_of(GAME, "en") if id.startswith(families)}
    assert ids - set(PARAGRAPHS) == {"prompt-planned", "prompt-wait", "why-not-now"}


def test_the_turns_in_the_rulebook_happen_as_start() -> None:
    rows = [player("N1 O1 C1 E2"), player("N1 O1 C1 E2")]
    state = start(position(2, rows, [[[1, 12, 5, 2, 6, 3, 7, 9]]], zones=[[45, 46, 49, 55]]))
    act(state, 0, "keep 12", "repair")
    act(state, 1, "repair")
    assert list(state.players[0].yard.shed) == [1, 0, 1, 1]
    act(state, 1, "keep 2", "swap energy>oil", "swap energy>oil", "repair")
    assert not any(state.players[1].draft.shed)
    act(state, 0, "dismantle")
    assert list(state.players[0].yard.shed) == [2, 0, 3, 1]
    assert state.score_sheets()[1].lines[0].points == 10
    act(state, 0, "keep 6", "build 55")
    if "dismantle" in legal(state, 1):
        act(state, 1, "dismantle")
    assert [house.number for house in state.players[0].yard.houses] == [55]
    assert list(state.players[0].yard.shed) == [1, 0, 0, 0]
    assert list(state.players[1].yard.shed) == [0, 2, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_W1_the_rulebook_shows_the_basic_swaps(language: str) -> None:
    words = Words(GAME, language, [])
    assert f"| {words.say('amount-energy', n=1)} | {words.say('amount-base', n=1)} |" in GAME.rulebook(language)
