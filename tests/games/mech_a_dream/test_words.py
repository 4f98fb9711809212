"""Everything a person reads about Mech A Dream: words in both languages, reasons, effects, and the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from game_texts import anchors_of, words_of, words_of_statistics
from mech_table import GAME, act, belt, game_with, goods, new, position

from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Game, Journal, Message, Span
from cogwright.games.mech_a_dream import MechADream, MechADreamState
from cogwright.games.mech_a_dream.effect_words import effect_messages
from cogwright.games.mech_a_dream.paragraphs import PARAGRAPHS
from cogwright.games.mech_a_dream.state import NIGHT
from cogwright.games.mech_a_dream.tiles import BUNDLE_KEYS, STOCK_OPTIONS, TIMES, TYPES

OPTIONS = [{}, {"smart-robots": True}, {"specialists": True}, {"smart-robots": True, "specialists": True}]
KINDS = {"machine": "machines", "monitor": "monitors", "delivery": "deliveries", "specialist": "specialists"}
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
SOURCE = Path(__file__).parents[3] / "src" / "cogwright" / "games" / "mech_a_dream"
WEB = Path(__file__).parents[3] / "web" / "src" / "lib" / "boards" / "mech-a-dream"

# What is said


@cache
def spoken() -> tuple[Message, ...]:
    """Every message of random games with all seats and options, of prepared positions, and of all components, once each."""
    found: dict[str, Message] = {}
    for seats in (2, 3, 4):
        for i, options in enumerate(OPTIONS):
            journal = Journal()
            state = cast(MechADreamState, GAME.new(seats, i, options, journal))
            _hear(found, _play(state, Random(i)))
            _hear(found, (line.message for line in journal.lines))
    for message in _of_components(GAME):
        _hear(found, [message])
    _hear(found, _rare())
    return tuple(found.values())


def _hear(found: dict[str, Message], messages: Iterable[Message]) -> None:
    for message in messages:
        found.setdefault(repr(message), message)


def _play(state: MechADreamState, random: Random) -> Iterator[Message]:
    """What is said while a game is played at random to its end."""
    while True:
        yield from _of_position(state, thorough=random.random() < 0.2)
        acting = state.acting_seats()
        if not acting:
            return
        seat = random.choice(acting)
        legal = state.legal_actions(seat)
        busy = [action for action in legal if GAME.action_name(action) != "stop"]
        state.apply(seat, random.choice(busy if random.random() < 0.9 else legal))


def _of_position(state: MechADreamState, thorough: bool) -> Iterator[Message]:
    yield state.headline()
    for seat in range(state.seats):
        yield state.prompt(seat)
        for action in state.legal_actions(seat):
            yield state.describe(seat, action).label
        for refusal in state.refusals(seat):
            yield refusal.reason
        if thorough:
            yield from _drawn(state.game, state, seat)
            for action in range(len(GAME.vocabulary)):
                if action not in state.legal_actions(seat):
                    yield state.why_not(seat, action)


def _drawn(game: Game, state: MechADreamState, seat: int) -> Iterator[Message]:
    for panel in game.draw(state.view(seat)):
        cells = [panel.title, *panel.heads, *(cell for row in panel.rows for cell in row)]
        spans: list[Span] = [span for cell in cells for span in cell]
        yield from (span.text for span in spans if isinstance(span.text, Message))


def _of_components(game: MechADream) -> Iterator[Message]:
    for kind, table in KINDS.items():
        for row in game.components.data[table]:
            yield from effect_messages(game, kind, row["id"])
    yield from effect_messages(game, "monitor", game.tiles.base_monitor.id)


def _rare() -> Iterator[Message]:
    """What random games seldom or never say."""
    for state, moves in (_yellow_stack_runs_out(), _free_delivery(), _unclaimed_specialist()):
        journal = state.journal = Journal()
        act(state, *moves)
        yield from (line.message for line in journal.lines)
        yield from _of_position(state, thorough=True)
    journal = Journal()
    position(journal, time="evening")
    yield from (line.message for line in journal.lines)
    broker: dict[str, object] = {"types": ["blue", "green"]}
    effects = [
        {"kind": "bonus", "on": "complete", "gain": {"point": 1}, **broker},
        {"kind": "bonus", "on": "buy", "gain": {"ink": 1}, "times": ["morning"], **broker},
        {"kind": "bonus", "on": "stock", "gain": {}},
        {"kind": "head-start", "steps": 2, **broker},
    ]
    yield from effect_messages(game_with("specialists", "broker", effects=effects), "specialist", "broker")
    for count in (*TYPES, "machine", "kind", "rainbow", "resource"):
        scores = [{"kind": "score-per", "count": count, "per": per, "point": per} for per in (1, 2)]
        yield from effect_messages(game_with("machines", "moss-crystal", effects=scores), "machine", "moss-crystal")


def _yellow_stack_runs_out() -> tuple[MechADreamState, list[str]]:
    """The last crystal on offer is bought; afterwards its place is empty."""
    crystals = [row["id"] for row in GAME.components.data["machines"] if row["type"] == "yellow"]
    rich = {"ink": 9, "rainbow": 9, "machines": [{"id": id, "space": 0} for id in crystals[:-1]]}
    return position(day=4, workshops=[rich]), ["0 buy 5"]


def _free_delivery() -> tuple[MechADreamState, list[str]]:
    crane = {"machines": [{"id": "loading-crane", "space": 0}]}
    return position(day=2, delivery="post-bag", workshops=[crane]), ["0 dock"]


def _unclaimed_specialist() -> tuple[MechADreamState, list[str]]:
    """Price 1, paid to the supply."""
    specialists = [{"id": "florist", "holder": "nobody"}, {"id": "broker", "holder": 0}, {"id": "patron", "holder": 1}]
    state = position(options={"specialists": True}, specialists=specialists, workshops=[{"rainbow": 1}])
    return state, ["0 stock ink", "0 take 0"]


# Words


def families() -> set[str]:
    """The words that are found by a key and a value rather than by a message of the rules."""
    counted = {f"amount-counted-{count}" for count in (*TYPES, "machine", "kind", "rainbow", "resource")}
    options = {f"option-{option.id}" for option in GAME.options}
    return (
        {f"{family}-{good}" for family in ("good", "amount") for good in BUNDLE_KEYS}
        | {f"amount-{word}" for word in (*TYPES, *TIMES, "nothing")}
        | counted
        | {f"time-{time}" for time in (*TIMES, "night")}
        | {f"type-{type}" for type in TYPES}
        | {f"stack-{stack}" for stack in ("blue-green", "red", "yellow")}
        | {f"stock-{option}" for option in STOCK_OPTIONS}
        | {f"on-{on}" for on in ("buy", "build", "complete", "night")}
        | {f"{key}-{on}" for key in ("when", "doing") for on in ("stock", "dock", "buy", "build", "complete", "night")}
        | {f"how-{how}" for how in ("night", "pending", "replay")}
        | {f"end-{end}" for end in ("days", "machines", "both")}
        | {f"score-{line.id}" for line in new().score_sheets()[0].lines}
        | options
        | {f"{option}-help" for option in options}
        | {"why-not-now"}
        | words_of_statistics(GAME)
    )


def words_of_pictures() -> set[str]:
    """The words that only a picture needs: the terminal's with its short effects, and those that the browser names."""
    sources = [SOURCE / "drawing.py", *WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    literal = re.compile(r"[\"'`]((?:drawing|board|legend)-[a-z-]+)[\"'`]")
    found = {id for source in sources for id in literal.findall(source.read_text(encoding="utf-8"))}
    effects = {message.id for message in spoken() if message.id.startswith("effect-")}
    drawn_as_amounts = {"effect-convert", "effect-convert-free", "effect-delivery"}
    legend = {f"legend-{word}" for word in (*TYPES, *TIMES)}
    return found | legend | {f"drawing-{effect}" for effect in effects - drawn_as_amounts}


def test_no_words_are_missing() -> None:
    wanted = {message.id for message in spoken()} | families() | words_of_pictures()
    assert wanted - set(words_of(GAME, "en")) == set()


def test_no_words_are_unused() -> None:
    used = {message.id for message in spoken()} | families()
    assert set(words_of(GAME, "en")) - used - words_of_pictures() == set()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_of_its_own(language: str) -> None:
    names = {id: name[language] for id, name in GAME.components.names().items()}
    assert len(names) == 50 + 10 + 8 + 10 + 1
    assert all(name.strip() for name in names.values())
    assert len(set(names.values())) == len(names)


def test_english_words_hold_no_japanese_and_japanese_ones_no_english() -> None:
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    english, other = Words(GAME, "en", NAMES), Words(GAME, "ja", ["あかり", "ぶん", "ちか", "だい"])
    for message in spoken():
        assert not japanese.search(english.say(message)), message
        assert not re.search(r"[A-Za-z]{2}", other.say(message)), message


# Sentences, as a player reads them

EXAMPLES = [
    (
        Message("log-stock", {"seat": 0, "stock": "flowers", "gain": {"flower": 4, "ink": 1}}),
        "Ada goes to the stock room for flowers and gains 4 flowers and 1 ink.",
        "Adaは貯蔵室(花の道)で花4輪、インク1個を得た。",
    ),
    (
        Message("log-take-from", {"seat": 0, "other": 1, "specialist": "florist", "cost": {"rainbow": 1}}),
        "Ada takes the Florist from Ben and pays Ben 1 rainbow.",
        "AdaはBenから《花屋》を引き抜き、Benに虹1個を支払った。",
    ),
    (
        Message("log-activate-free", {"seat": 1, "machine": "glasshouse", "how": "replay", "gain": {"flower": 3}}),
        "Ben activates Glasshouse once more tonight and gains 3 flowers.",
        "Benは《ガラス温室》をもう一度起動:花3輪を得た。",
    ),
    (
        Message("log-activate-free", {"seat": 1, "machine": "glasshouse", "how": "night", "gain": {}}),
        "Ben activates Glasshouse tonight and gains nothing.",
        "Benは《ガラス温室》を起動:資源0個を得た。",
    ),
    (
        Message("prompt-place", {"time": "morning"}),
        "Choose where your morning assistant works",
        "朝の助手の行き先を選んでください",
    ),
    (
        Message("prompt-pending", {"pending": {"time": 2, "activate": 1}}),
        "Use your 2 pushes and 1 activation",
        "残りの前進2回、起動1回を使ってください",
    ),
    (
        Message("why-too-dear", {"machine": "glasshouse", "missing": {"ink": 1}, "cost": {"ink": 2}}),
        "You lack 1 ink: Glasshouse costs 2 ink.",
        "インク1個足りません。《ガラス温室》の値段はインク2個です。",
    ),
]


@pytest.mark.parametrize(("message", "english", "japanese"), EXAMPLES, ids=[m.id for m, _, _ in EXAMPLES])
def test_sentences(message: Message, english: str, japanese: str) -> None:
    assert Words(GAME, "en", NAMES).say(message) == english
    assert Words(GAME, "ja", NAMES).say(message) == japanese


# Choices and refusals


def label(state: MechADreamState, name: str, seat: int = 0) -> str:
    """A choice in English, as "label (cost; gain)"."""
    words = Words(GAME, "en", NAMES)
    choice = state.describe(seat, GAME.action(name))
    assert choice.action == name
    amounts = [words.amounts(bundle) for bundle in (choice.cost, choice.gain)]
    return f"{words.say(choice.label)} ({'; '.join(amounts)})"


def reason(state: MechADreamState, name: str, seat: int = 0) -> str:
    """Why the action is refused, in English."""
    return Words(GAME, "en", NAMES).say(state.why_not(seat, GAME.action(name)))


def test_A3_a_purchase_says_cost_space_and_pace() -> None:
    state = position(blue_green=["petal-pot", "twin-still", "glasshouse"], red=["dream-piston"], workshops=[{"ink": 5}])
    assert (
        label(state, "buy 0")
        == "Buy Petal Pot: starts on space 2, finished this afternoon at this pace (1 ink; nothing)"
    )
    assert (
        label(state, "buy 1")
        == "Buy Twin Still: starts on space 3, finished this evening at this pace (4 ink; nothing)"
    )
    assert (
        label(state, "buy 3") == "Buy Dream Piston: starts on space 6, on space 3 tonight at this pace (5 ink; nothing)"
    )


def test_E10_E11_a_purchase_counts_discounts_head_starts_and_bonuses() -> None:
    state = position(
        options={"specialists": True},
        day=2,
        blue_green=["twin-still"],
        specialists=[{"id": "broker", "holder": 0}, {"id": "patron", "holder": 0}, {"id": "planner", "holder": 0}],
        workshops=[{"ink": 2}],
    )
    assert label(state, "buy 0") == (
        "Buy Twin Still: starts on space 2, finished this afternoon at this pace (2 ink; 1 flower and 1 ink)"
    )


def test_A4_building_says_how_the_crew_grows_and_when_the_machine_is_finished() -> None:
    machines = [{"id": "sheep-counter", "space": 4}, {"id": "lullaby-organ", "space": 5}]
    state = position(day=2, time="afternoon", workshops=[{"machines": machines, "assistants": [0]}])
    assert label(state, "build 0") == (
        "Build Sheep Counter: crew from 1 to 2, finished this evening at this pace (nothing; nothing)"
    )
    assert label(state, "build 1") == (
        "Build Lullaby Organ: crew from 0 to 1, on space 3 tonight at this pace (nothing; nothing)"
    )


@pytest.mark.parametrize("space", range(1, 7))
@pytest.mark.parametrize(("time", "crew"), [(time, crew) for n, time in enumerate(TIMES) for crew in range(1, n + 2)])
def test_F5_the_pace_that_is_told_is_the_pace_that_comes(time: str, space: int, crew: int) -> None:
    """Whoever then leaves the machine alone sees what the choice said."""
    assistants = [0 if n < crew - 1 else "stock" for n in range(TIMES.index(time))]
    workshop = {"machines": [{"id": "dream-piston", "space": space}], "assistants": assistants}
    state = position(day=3, time=time, workshops=[workshop])
    told = state.describe(0, GAME.action("build 0")).label
    act(state, "0 build 0")
    while state.workshops[0].spaces[0] and state.time < NIGHT:
        before = state.time
        act(state, f"{state.acting_seats()[0]} stock ink")
        if state.workshops[0].spaces[0] == 0:
            assert told.args["time"] == TIMES[before]
    if state.workshops[0].spaces[0]:
        assert told.args["left"] == state.workshops[0].spaces[0]


def test_F8_a_last_push_says_what_finishing_brings() -> None:
    done = [
        {"id": id, "space": 0} for id in ("ribbon-cutter", "petal-pot", "ink-press", "windmill", "orrery", "music-box")
    ]
    crystal = {"id": "clear-crystal", "space": 1}
    state = position(day=5, time="night", workshops=[{"machines": [*done, crystal], "pushes": 1}])
    assert label(state, "push 6") == "Push Clear Crystal over the end: finished (nothing; 9 points)"


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"pushes": 2, "activations": 1}, "Give up 2 pushes and 1 activation (nothing; nothing)"),
        ({}, "End your night (nothing; nothing)"),
    ],
)
def test_D1_stop_says_what_it_means(fields: dict[str, int], text: str) -> None:
    machines = [{"id": "petal-pot", "space": 0}, {"id": "orrery", "space": 3}]
    state = position(day=3, time="night", workshops=[{"machines": machines, **fields}])
    assert label(state, "stop") == text


def test_V2_3_stop_in_the_stock_room_takes_no_specialist() -> None:
    state = position(options={"specialists": True}, day=2)
    act(state, "0 stock ink")
    assert label(state, "stop") == "Take no specialist (nothing; nothing)"


def test_V2_4_a_specialist_says_whom_the_price_goes_to() -> None:
    specialists = [{"id": "florist", "holder": 1, "price": 1}, {"id": "broker", "holder": "nobody", "price": 0}]
    specialists.append({"id": "patron", "holder": 1, "price": 2})
    state = position(options={"specialists": True}, day=2, specialists=specialists, workshops=[{"rainbow": 1}])
    act(state, "0 stock ink")
    assert label(state, "take 0") == "Take the Florist from Ben and pay Ben 1 rainbow (1 rainbow; nothing)"
    assert label(state, "take 1") == "Take the Broker for nothing (nothing; nothing)"
    assert reason(state, "take 2") == "You lack 1 rainbow: the Patron costs 2 rainbows."
    assert [refusal.action for refusal in state.refusals(0)] == ["take 2"]


def test_V1_2_a_smart_robot_says_its_start_goods_and_its_night() -> None:
    options = {"smart-robots": True}
    state = position(options=options, time="setup", monitors=["collector", "gardener"])
    assert label(state, "keep 0") == (
        "Keep the Collector (each night: pay 1 flower, gain 1 ink) (nothing; 4 flowers, 5 ink, and 1 rainbow)"
    )
    assert label(state, "keep 1") == "Keep the Gardener (each night: gain 2 flowers) (nothing; 4 flowers and 5 ink)"


def test_D2_what_is_too_dear_is_refused_with_what_is_missing() -> None:
    workshop = {"flower": 3, "ink": 1, "machines": [{"id": "petal-pot", "space": 0}]}
    market: dict[str, Any] = {
        "blue_green": ["scrap-lamp", "glasshouse", "ink-press"],
        "red": ["aurora-coil", "ink-furnace"],
    }
    state = position(day=2, delivery="royal-order", yellow=["rainbow-crystal"], workshops=[workshop], **market)
    words = Words(GAME, "en", NAMES)
    assert {refusal.action: words.say(refusal.reason) for refusal in state.refusals(0)} == {
        "dock": "You lack 1 flower: delivering Royal Order costs 4 flowers.",
        "buy 1": "You lack 1 ink: Glasshouse costs 2 ink.",
        "buy 2": "You lack 2 ink: Ink Press costs 3 ink.",
        "buy 3": "You lack 2 ink and 1 rainbow: Aurora Coil costs 3 ink and 1 rainbow.",
        "buy 4": "You lack 1 ink: Ink Furnace costs 2 ink.",
        "buy 5": "You lack 5 ink: Rainbow Crystal costs 6 ink.",
        "build 0": "Petal Pot is finished. Assistants work on machines on your belt only.",
    }


def test_D2_at_night_machines_that_cannot_work_are_refused() -> None:
    machines = [
        {"id": "petal-pot", "space": 0, "activated": 1},
        {"id": "script-loom", "space": 0},
        {"id": "night-shift", "space": 0},
        {"id": "orrery", "space": 2},
        {"id": "music-box", "space": 0},
    ]
    night = {"ink": 2, "machines": machines, "monitor_used": True}
    state = position(day=3, time="night", workshops=[night])
    words = Words(GAME, "en", NAMES)
    assert {refusal.action: words.say(refusal.reason) for refusal in state.refusals(0)} == {
        "activate 0": "Petal Pot has been activated tonight.",
        "activate 1": "You lack 1 ink: activating Script Loom costs 3 ink.",
        "monitor": "The Workshop Monitor has been activated tonight.",
    }
    assert reason(state, "activate 2") == "Night Shift cannot be activated: only blue and red machines turn purple."
    assert reason(state, "activate 3") == "Orrery is still on your belt. Only finished machines can be activated."
    assert reason(state, "activate 9") == "You have no such machine."
    assert reason(state, "stock ink") == (
        "At night no assistant works. You activate machines and your monitor, or end your night."
    )


def test_E3_pending_steps_come_first() -> None:
    machines = [{"id": "petal-pot", "space": 0}, {"id": "orrery", "space": 2}]
    state = position(day=3, time="night", workshops=[{"machines": machines, "pushes": 2}])
    first = "First use your 2 pushes, or give up what is left."
    assert reason(state, "activate 0") == reason(state, "monitor") == reason(state, "stock ink") == first
    assert [refusal.action for refusal in state.refusals(0)] == ["activate 0", "monitor"]


def test_F2_nobody_may_pass() -> None:
    state = position(time="evening")
    assert reason(state, "stop") == (
        "There is no passing: your evening assistant must work. The stock room is always open."
    )
    assert reason(state, "stock ink", seat=1) == "It is not your turn: others have to decide first."


def test_D2_every_illegal_action_has_a_reason_of_its_own() -> None:
    for seed, options in enumerate(OPTIONS):
        state, random = GAME.new(3, seed, options), Random(seed)
        while not state.is_over():
            for seat in range(3):
                for action in set(range(len(GAME.vocabulary))) - set(state.legal_actions(seat)):
                    assert state.why_not(seat, action).id != "why-not-now", (seat, GAME.action_name(action))
            seat = random.choice(state.acting_seats())
            state.apply(seat, random.choice(state.legal_actions(seat)))


# The rulebook


def rule_paragraphs() -> set[str]:
    """The paragraphs of sections 3 to 7 of the specification, and the steps of F8."""
    sections = re.split(r"^## ", GAME.resource("rules.md"), flags=re.MULTILINE)
    text = "".join(section for section in sections if section[:2] in ("3 ", "4 ", "5 ", "6 ", "7 "))
    return set(re.findall(r"^- \*\*([A-Z]\d+(?:\.\d+)?)\b", text, re.MULTILINE)) | {f"F8.{n}" for n in range(1, 6)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_paragraph_is_in_the_rulebook(language: str) -> None:
    assert len(rule_paragraphs()) > 60
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


def test_paragraphs_name_messages_and_anchors() -> None:
    assert GAME.paragraphs == PARAGRAPHS
    assert set(PARAGRAPHS) - set(words_of(GAME, "en")) == set()
    assert set(PARAGRAPHS.values()) - set(anchors_of(GAME, "en")) == set()


def test_every_line_and_choice_leads_to_a_paragraph() -> None:
    families = ("log-", "choice-", "why-", "effect-", "prompt-")
    ids = {id for id in words_of(GAME, "en") if id.startswith(families)}
    assert ids - set(PARAGRAPHS) == {"prompt-wait", "why-not-now", "log-position"}


def test_the_day_in_the_rulebook_happens_as_told() -> None:
    market = ["glasshouse", "petal-pot", "ink-press"]
    state = position(blue_green=market, deliveries=["post-bag"])
    assert goods(state, 0) == "F3 I4 R0 P0"
    act(state, "0 buy 0", "1 stock ink")
    assert belt(state, 0) == ["glasshouse@2"]
    act(state, "0 dock", "1 stock ink")
    assert belt(state, 0) == ["glasshouse@1"]
    act(state, "0 stock ink", "1 stock ink", "0 activate 0", "0 monitor")
    assert goods(state, 0) == "F5 I7 R0 P1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_C7_the_rulebook_shows_the_stock_room(language: str) -> None:
    words = Words(GAME, language, [])
    table = GAME.rulebook(language)
    for row in GAME.components.data["stock_room"]:
        amounts = [words.say(f"amount-{good}", n=row[good]) for good in ("flower", "ink") if row[good]]
        assert (", " if language == "en" else "、").join(amounts) in table
