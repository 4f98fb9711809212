"""The invariants N11 at the decisions of random games, replays, what greedy play is worth, and a test for every paragraph."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from makers_table import GAME, act, begun, match, new, play_at_random, start

from cogwright.engine import Journal, Match, Record
from cogwright.games.the_game_makers import TheGameMakersState
from cogwright.games.the_game_makers.catalogue import CARDS, GAIN, KINDS, MARKET, SEE, TILES, WOOD, B
from cogwright.games.the_game_makers.state import (
    NONE,
    PER_KIND,
    PLACE_GAME,
    PUT_TILE,
    READY,
    STEP_LAST,
    STEP_SETUP,
    Player,
    digits,
    unpack_machine,
)
from cogwright.games.the_game_makers.trees import is_fulfilled
from cogwright.players.greedy import GreedyBot
from cogwright.players.random_bot import RandomBot

CATALOGUE = GAME.catalogue
LEVELS = (1, 2, 3)
ALL_TILES = {level: {tile.index: tile.copies for tile in CATALOGUE.tiles if tile.level == level} for level in LEVELS}
FOLDER = Path(__file__).parent
RULES = Path(__file__).parents[3] / "src" / "cogwright" / "games" / "the_game_makers" / "rules.md"

some_games = given(
    seats=st.integers(1, 6),
    seed=st.integers(0, 2**64),
    choices=st.randoms(use_true_random=False),
    buildings=st.sampled_from(["exact", "at-least"]),
    before=st.integers(0, 250),
)


@settings(max_examples=12, deadline=None)
@some_games
def test_N11_1_to_N11_10_in_the_middle_of_games(
    seats: int, seed: int, choices: Random, buildings: str, before: int
) -> None:
    journal = Journal()
    state = cast(TheGameMakersState, GAME.new(seats, seed, {"buildings": buildings}, journal))
    wheel = state.wheel
    play_at_random(state, choices, before * seats)
    watch(state, wheel, journal, choices, 100)


@settings(max_examples=4, deadline=None)
@some_games
def test_N11_1_to_N11_10_to_the_end(seats: int, seed: int, choices: Random, buildings: str, before: int) -> None:
    journal = Journal()
    state = cast(TheGameMakersState, GAME.new(min(seats, 3), seed, {"buildings": buildings}, journal))
    watch(state, state.wheel, journal, choices, -1)
    assert state.is_over()


@pytest.mark.parametrize("seats", [1, 2])
def test_N11_1_to_N11_10_of_careful_play(seats: int) -> None:
    """Greedy players reach what random ones hardly do: full cases, active structures, many tweenies."""
    journal = Journal()
    state = cast(TheGameMakersState, GAME.new(seats, 3, {}, journal))
    wheel, bots = state.wheel, [GreedyBot(seat) for seat in range(seats)]
    while not state.is_over() and state.decisions < 120 * seats:
        seat = state.acting_seats()[0]
        state.apply(seat, bots[seat].choose(state, seat))
        check(state, wheel)
    check_components(state, journal)


def watch(state: TheGameMakersState, wheel: list[int], journal: Journal, choices: Random, decisions: int) -> None:
    """Play on at random and look at every situation."""
    grown = [what_grows(player) for player in state.players]
    made = 0
    while not state.is_over() and made != decisions:
        check(state, wheel)
        play_at_random(state, choices, 1)
        made += 1
        now = [what_grows(player) for player in state.players]
        assert all(a <= b for old, new in zip(grown, now, strict=True) for a, b in zip(old, new, strict=True))
        grown = now
    check(state, wheel)
    check_components(state, journal)
    if state.is_over():
        check_end(state, journal)


def what_grows(player: Player) -> list[int]:
    """What never decreases: trees (N11.4), workers (N11.6), games, cubes, machines, tweenies, buildings."""
    return [
        player.trees,
        player.crew,
        player.games,
        *player.cubes,
        len(player.machines),
        player.tweenies_used.bit_count(),
        *(built.bit_count() for built in player.built),
    ]


def check(state: TheGameMakersState, wheel: list[int]) -> None:
    """N11.1 to N11.8 and N11.10."""
    cards = Counter(state.deck[state.deck_next :] + state.discards[CARDS])
    tiles = {level: Counter(state.stacks[level][state.stack_next[level] :] + state.discards[level]) for level in LEVELS}
    for player in state.players:
        cards.update(cards_of(player))
        for level in LEVELS:
            tiles[level].update(tiles_of(player, level))
        check_player(state, player)
    del cards[NONE]
    assert cards == dict.fromkeys(range(216), 1)  # N11.1
    assert {level: +tiles[level] for level in LEVELS} == ALL_TILES  # N11.2
    assert state.wheel in [wheel[n:] + wheel[:n] for n in range(6)]  # N11.3
    assert state.triggered == any(player.games == 12 for player in state.players)  # N11.10
    acting = state.acting_seats()
    assert bool(acting) == (not state.is_over())
    assert all(state.legal_actions(seat) for seat in acting)  # N11.8
    assert all(len(state.legal_actions(seat)) > 1 for seat in acting)  # D8.6


def cards_of(player: Player) -> list[int]:
    """All game cards of a player, NONE for empty places."""
    cards = [*player.hand, *player.contracts, *player.case, *player.dealt_cards]
    cards += [card for item in player.items if item.kind == GAIN and item.what == CARDS for card in item.drawn]
    return cards + ([player.half_of] if player.half == PLACE_GAME else [])


def tiles_of(player: Player, level: int) -> list[int]:
    """All tiles of a level of a player."""
    laid = [unpack_machine(machine)[0] for machine in player.machines]
    laid += [player.half_of] if player.half == PUT_TILE else []
    tiles = [*player.tile_store[level], *(tile for tile in laid if CATALOGUE.tiles[tile].level == level)]
    looking = [item for item in player.items if item.kind == GAIN and item.what == TILES and item.n == level]
    return tiles + [tile for item in looking for tile in item.drawn]


def check_player(state: TheGameMakersState, player: Player) -> None:
    """N11.3 to N11.9 for one player."""
    assert len(player.forklifts) == 3  # N11.3
    assert all(0 <= forklift <= 3 for forklift in player.forklifts)
    assert all(0 <= cube <= end for cube, end in zip(player.cubes, CATALOGUE.ends, strict=True))  # N11.4
    assert len(player.contracts) == 4
    assert player.games == sum(card != NONE for card in player.case) <= 12
    assert player.trees == sum(player.circles) <= 10
    check_line(player)
    check_workers(state, player)
    if state.asked(player.seat) and state.phase != STEP_SETUP:  # N11.7
        assert all(player.circles[c.index] or not is_fulfilled(state, player, c) for c in CATALOGUE.circles)
    if player.passed:  # N11.8
        assert not player.items
        assert READY not in player.forklifts
    assert min(player.stock) >= 0  # N11.9
    for kind in range(1, len(KINDS)):
        levels = [level for level in LEVELS if player.stock[kind * PER_KIND + level]]
        assert player.top[kind] == max(levels, default=0)
    assert [len(player.tile_store[level]) for level in LEVELS] == [
        player.stock[TILES * PER_KIND + level] for level in LEVELS
    ]
    genres = Counter(CATALOGUE.cards[card].genre for card in player.case if card != NONE)
    assert [genres[genre] for genre in range(4)] == player.genres


def check_line(player: Player) -> None:
    """N11.5: segments, sets, gaps and tweenies."""
    filled: dict[int, int] = {}
    for machine in player.machines:
        tile, cell, turned = unpack_machine(machine)
        type = CATALOGUE.tiles[tile]
        for i, kind in enumerate(type.turned if turned else type.segments):
            assert cell + i not in filled, "machines are never covered"
            assert (cell + i) // 6 == cell // 6
            filled[cell + i] = kind
    assert player.line == [filled.get(cell, NONE) for cell in range(18)]
    letters = "".join("." if kind == NONE else KINDS[kind][0] for kind in player.line)
    runs = [run.group() for row in (letters[:6], letters[6:12], letters[12:]) for run in re.finditer(r"(\w)\1*", row)]
    for kind, word in enumerate(KINDS):
        assert player.sets[kind] == sum(len(run) // 3 for run in runs if run[0] == word[0])
    used = [tweenie for tweenie in player.gaps if tweenie != NONE]
    assert len(set(used)) == len(used) == player.tweenies_used.bit_count()
    for gap in range(10):
        row, column = divmod(gap, 5)
        corner = row * 6 + column
        surrounded = all(cell in filled for cell in (corner, corner + 1, corner + 6, corner + 7))
        assert player.gaps[gap] == NONE or surrounded
        assert bool(player.open_gaps >> gap & 1) == (surrounded and player.gaps[gap] == NONE)


def check_workers(state: TheGameMakersState, player: Player) -> None:
    """N11.6: every worker is somewhere, and places hold what they demand."""
    upgrades: Counter[int] = Counter()
    assigned = 0
    for index, packed in enumerate(player.placed):
        levels = digits(packed)
        assigned += len(levels)
        if levels:
            place = state.worker_place(player, index)
            assert place is not None, "hollows only with an active B structure"
            assert index < 10 or player.is_active(B)
            assert len(levels) == len(place.demands)
            assert all(level >= demand for level, demand in zip(levels, place.demands, strict=True))
            upgrades[place.upgrade] += len(levels)
    assert (player.assigned, player.crew) == (assigned, assigned + sum(player.workers))
    assert (player.see, player.market) == (upgrades[SEE], upgrades[MARKET])
    assert min(player.workers) >= 0


def check_components(state: TheGameMakersState, journal: Journal) -> None:
    """N11.6 and N11.9: what the journal tells of pieces is what is there."""
    for player in state.players:
        stock: Counter[tuple[str, int]] = Counter()
        hired: Counter[int] = Counter({CATALOGUE.start_worker_level: 1})
        buildings = trees = cards = 0
        for line in journal.lines:
            args = line.message.args
            if args.get("seat") != player.seat or line.only is not None:
                continue
            if line.message.id == "log-component":
                stock.update(cast(dict[str, int], args["gain"]).items())
            elif line.message.id == "log-finish":
                paid = cast(dict[str, int], args["cost"])
                stock.subtract((kind, level) for kind, level in paid.items() if kind != "cards")
                cards -= paid.get("cards", 0)
            elif line.message.id == "log-card-components":
                cards += cast(int, args["n"])
            elif line.message.id == "log-hire":
                hired[cast(int, args["level"])] += 1
            buildings += line.message.id == "log-build"
            trees += line.message.id in ("log-tree", "log-tree-by-condition")
        for kind in range(WOOD, len(KINDS)):
            for level in LEVELS:
                assert player.stock[kind * PER_KIND + level] == stock[KINDS[kind], level]
        workers = Counter(level for packed in player.placed for level in digits(packed))
        workers.update({level: player.workers[level] for level in LEVELS})
        assert +workers == +hired
        assert sum(built.bit_count() for built in player.built) == buildings
        assert player.trees == trees
        if state.phase != STEP_SETUP:
            assert len(player.hand) == cards


def check_end(state: TheGameMakersState, journal: Journal) -> None:
    """N11.10, E6.2, E6.3 and E6.4: a case that is filled in the last turn only is not why that turn is the last one."""
    assert state.acting_seats() == []
    assert all(player.passed for player in state.players)
    full = any(player.games == 12 for player in state.players)
    told = [line.message.id for line in journal.lines]
    last_turn = len(told) - told[::-1].index("log-wheel")
    assert ("log-end-announced" in told) == full
    by_case = "log-end-announced" in told[:last_turn]
    assert state.end_reason() == ("case" if by_case else "solo-stop" if state.seats == 1 else "long-stop")
    for player, sheet in zip(state.players, state.score_sheets(), strict=True):
        assert sheet.total == sum(line.points for line in sheet.lines)
        printed = sum(CATALOGUE.cards[card].points for card in player.case if card != NONE)
        assert sum(line.points for line in sheet.lines[:3]) == printed


def test_N11_3_at_the_end_of_a_turn_no_forklift_is_at_ready() -> None:
    state, choices = begun(3, 1), Random(1)
    while not state.is_over():
        seats_left = [player for player in state.players if not player.passed]
        assert all(READY not in player.forklifts for player in state.players if player not in seats_left)
        play_at_random(state, choices, 1)
    assert all(READY not in player.forklifts for player in state.players)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_N11_11_a_record_gives_the_same_state(seats: int) -> None:
    one, choices = Match.new(GAME, seats, 4, {"buildings": "at-least"}), Random(4)
    while not one.state.is_over():
        seat = choices.choice(one.state.acting_seats())
        one.play(seat, choices.choice(one.state.legal_actions(seat)))
    again = Match.from_record(Record.read(one.record().write()), GAME)
    assert [again.state.view(seat) for seat in range(seats)] == [one.state.view(seat) for seat in range(seats)]


def test_N11_11_actions_of_different_seats_may_be_exchanged() -> None:
    answers = {
        0: ["move 1", "wood worker", "work ws-ad-1", "finish 1", "place 2 2", "advance war", "pass"],
        1: ["work ws-ad-1", "move 1", "wood component", "work ws-look-1", "pass"],
    }
    views = []
    for seed in range(8):
        choices, left = Random(seed), {seat: iter(names) for seat, names in answers.items()}
        state = start(
            {"forklifts": [0, 1, 2], "contracts": ["chess"], "store": {"wood": {"3": 1}}, "workers": [1, 1, 1]},
            {"forklifts": [0, 2, 2], "workers": [1, 1, 2]},
        )
        while state.turn == 1:
            seat = choices.choice(state.acting_seats())
            act(state, next(left[seat]), seat=seat)
        views.append([state.view(seat) for seat in (0, 1)])
    assert all(view == views[0] for view in views)


def test_N11_11_the_setup_may_be_answered_in_any_order() -> None:
    views = []
    for seed in range(5):
        state, choices = new(3, 8), Random(seed)
        while state.phase == STEP_SETUP:
            seat = choices.choice(state.acting_seats())
            state.apply(seat, state.legal_actions(seat)[-1])
        views.append([state.view(seat) for seat in range(3)])
    assert all(view == views[0] for view in views)


def test_N11_8_after_the_last_turn_nobody_is_asked() -> None:
    one = match({"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]}, last=True)
    for seat in (0, 1):
        one.play(seat, GAME.action("pass"))
    state = cast(TheGameMakersState, one.state)
    assert state.phase > STEP_LAST
    assert state.acting_seats() == []


# How well the game is played (G12.8)


def test_G12_8_greedy_beats_random() -> None:
    for seed, me in ((1, 0), (2, 1)):
        bots = {me: GreedyBot(seed), 1 - me: RandomBot(seed)}
        state = new(2, seed)
        while not state.is_over():
            seat = state.acting_seats()[0]
            state.apply(seat, bots[seat].choose(state, seat))
        sheets = state.score_sheets()
        assert (sheets[me].rank, sheets[1 - me].rank) == (1, 2)
        assert sheets[me].total > 100


# A test for every paragraph

WITHOUT_A_TEST = {"G12.1", "G12.4", "G12.6", "G12.7"}
"""Prices and intentions of the open set, which have no right or wrong."""


def test_every_paragraph_of_the_specification_has_a_test() -> None:
    paragraphs = set(re.findall(r"^\*\*([A-Z]+\d+(?:\.\d+)*)[ (*]", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    names = [
        name for path in FOLDER.glob("test_*.py") for name in re.findall(r"def test_(\w+)", path.read_text("utf-8"))
    ]
    tested = {
        ".".join([letters + number, *rest.split("_")[1:]])
        for name in names
        for letters, number, rest in re.findall(r"(?:^|_)([A-Z]+)(\d+)((?:_\d+)*)(?=_|$)", name)
    }
    tested |= {f"N11.{n}" for n in range(1, 11)}
    assert len(paragraphs) > 120
    assert paragraphs - tested == WITHOUT_A_TEST
