"""What holds for every game: played with every number of seats and every combination of options, by the contract alone.

A game that is registered as an entry point is tested without a change in this file.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from game_texts import anchors_of, headings_of, pictures_of, words_of, words_of_statistics

from cogwright.engine import (
    LANGUAGES,
    BadOption,
    BadSeats,
    Game,
    IllegalAction,
    Journal,
    Match,
    Message,
    Option,
    RandomSource,
    Record,
    State,
    UnknownAction,
    game,
    games,
)

Options = dict[str, Any]


@cache
def the_game(id: str) -> Game:
    return game(id)


def values(option: Option) -> list[Any]:
    """What is tried of an option: all of its choices, the ends of its numbers; of data only the default."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "each":
        return [option.default, ",".join(option.choices[::-1][: len(option.words())])]
    if option.kind == "number":
        return sorted({option.minimum, int(option.default or option.minimum), option.maximum})
    return [option.default]


def combinations(used: list[Option]) -> Iterator[Options]:
    """Every combination of the options that change the rules; who begins, and which seat gets which board, are tried one
    value after the other, with the first values of all other options."""
    rules = [option for option in used if option.kind != "each" and option.id != "first"]
    for combination in product(*(values(option) for option in rules)):
        yield {option.id: value for option, value in zip(rules, combination, strict=True)}
    usual = {option.id: values(option)[0] for option in rules}
    for option in used:
        if option not in rules:
            yield from ({**usual, option.id: value} for value in values(option) if value != option.default)


def tables() -> Iterator[tuple[str, int, Options]]:
    """Every game with every number of seats and every combination of options that it accepts."""
    for id in games():
        rules = the_game(id)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            used = [option for option in rules.options if not option.seats or seats in option.seats]
            for options in combinations(used):
                try:
                    rules.check_options(seats, options)
                except BadOption:
                    continue
                yield id, seats, options


def name_of(table: tuple[str, int, Options]) -> str:
    id, seats, options = table
    chosen = [f"{key}={value}" for key, value in options.items() if value is not None]
    return f"{id} {seats} {' '.join(chosen)}"


TABLES = list(tables())
every_table = pytest.mark.parametrize(("id", "seats", "options"), TABLES, ids=map(name_of, TABLES))
every_game = pytest.mark.parametrize("id", games())


def start(id: str, seats: int, options: Options, seed: int, journal: Journal | None = None) -> State:
    return the_game(id).new(seats, seed, options, journal)


def decide(state: State, choose: Random) -> tuple[int, int]:
    """Some acting seat and some legal action of it."""
    seat = choose.choice(state.acting_seats())
    return seat, choose.choice(state.legal_actions(seat))


def play_on(state: State, choose: Random, decisions: int = -1) -> list[tuple[int, int]]:
    """Play at random to the end, or for a number of decisions; what was played."""
    played: list[tuple[int, int]] = []
    while not state.is_over() and len(played) != decisions:
        played.append(decide(state, choose))
        state.apply(*played[-1])
    return played


def is_looked_at(state: State) -> bool:
    """Whether a test that looks closely looks at this situation: long games of many seats take long, so later at every tenth."""
    return state.decisions * state.seats < 800 or state.decisions % 10 == 0


def everything(state: State) -> list[object]:
    """All that can be seen of a state from outside."""
    seen: list[object] = [state.view(seat) for seat in (None, *range(state.seats))]
    seen += [state.legal_actions(seat) for seat in range(state.seats)]
    return [*seen, state.acting_seats(), state.is_over(), state.score_sheets(), state.decisions]


def test_games_are_installed() -> None:
    assert games()


# The game and its names


@every_game
def test_action_names_and_numbers_go_both_ways(id: str) -> None:
    rules = the_game(id)
    for action in range(len(rules.vocabulary)):
        assert rules.action(rules.action_name(action)) == action
    for wrong in (-1, len(rules.vocabulary)):
        with pytest.raises(UnknownAction):
            rules.action_name(wrong)
    with pytest.raises(UnknownAction):
        rules.action("no such action")


@every_game
def test_wrong_seats_and_options_are_refused(id: str) -> None:
    rules = the_game(id)
    for seats in (rules.min_seats - 1, rules.max_seats + 1):
        with pytest.raises(BadSeats):
            rules.new(seats, 1)
    with pytest.raises(BadOption):
        rules.new(rules.min_seats, 1, {"no-such-option": True})
    for option in rules.options:
        with pytest.raises(BadOption):
            rules.new(rules.min_seats, 1, {option.id: object()})


# Random games


@every_table
def test_random_games_end_and_legal_actions_are_sound(id: str, seats: int, options: Options) -> None:
    for seed in range(3):
        state, choose = start(id, seats, options, seed), Random(seed)
        while not state.is_over():
            check_legal_actions(state)
            state.apply(*decide(state, choose))
        check_end(state)


def check_legal_actions(state: State) -> None:
    """An acting seat has legal actions, sorted and all different; the others have none; the caller may keep the list."""
    acting = state.acting_seats()
    assert acting == sorted(set(acting))
    assert acting
    for seat in range(state.seats):
        actions = state.legal_actions(seat)
        assert bool(actions) == (seat in acting)
        assert actions == sorted(set(actions))
        assert all(0 <= action < len(state.game.vocabulary) for action in actions)
        actions.clear()
        assert bool(state.legal_actions(seat)) == (seat in acting)


def check_end(state: State) -> None:
    """Nobody acts; somebody is first; utilities follow the ranks and, among several seats without an automa, sum to 0; there is
    a reason."""
    assert state.acting_seats() == []
    assert all(state.legal_actions(seat) == [] for seat in range(state.seats))
    sheets = state.score_sheets()
    assert [sheet.seat for sheet in sheets] == list(range(state.seats + state.automas))
    for sheet in sheets:
        assert sheet.total == sum(line.points for line in sheet.lines)
        better = {state.team(other.seat) for other in sheets if other.compared() > sheet.compared()}
        assert sheet.rank == 1 + len(better)
    for sheet, other in product(sheets, sheets):
        assert state.team(sheet.seat) != state.team(other.seat) or sheet.rank == other.rank
    returns = state.returns()
    assert len(returns) == state.seats
    assert all(-1 <= utility <= 1 for utility in returns)
    assert math.isclose(sum(returns), 0, abs_tol=1e-9) or len(sheets) == 1 or state.automas
    for sheet, other in product(sheets[: state.seats], sheets[: state.seats]):
        assert (sheet.rank < other.rank) == (returns[sheet.seat] > returns[other.seat])
    assert re.fullmatch(r"[a-z0-9-]+", state.end_reason())


@every_table
def test_illegal_actions_are_refused_and_change_nothing(id: str, seats: int, options: Options) -> None:
    state, choose = start(id, seats, options, 11), Random(11)
    actions = range(-1, len(state.game.vocabulary) + 1)
    while not state.is_over():
        if is_looked_at(state):
            before = everything(state)
            for seat in range(-1, seats + 1):
                legal = state.legal_actions(seat) if 0 <= seat < seats else []
                for action in choose.sample([action for action in actions if action not in legal], 3):
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
            assert everything(state) == before
        state.apply(*decide(state, choose))
    for seat in range(seats):
        with pytest.raises(IllegalAction, match="the game is over"):
            state.apply(seat, 0)


@every_table
def test_the_same_seed_and_actions_give_the_same_game(id: str, seats: int, options: Options) -> None:
    first = start(id, seats, options, 5)
    played = play_on(first, Random(5))
    second = start(id, seats, options, 5)
    for seat, action in played:
        second.apply(seat, action)
    assert everything(first) == everything(second)


@every_game
def test_other_seeds_give_other_games(id: str) -> None:
    rules = the_game(id)
    ends = []
    for seed in range(6):
        state = rules.new(rules.max_seats, seed)
        play_on(state, Random(1))
        ends.append(state.view(None))
    assert any(end != ends[0] for end in ends)


@every_table
def test_clones_are_independent_and_equal(id: str, seats: int, options: Options) -> None:
    state, choose = start(id, seats, options, 6), Random(6)
    for round in range(8):
        play_on(state, choose, 12)
        before = everything(state)
        twin = state.clone()
        assert everything(twin) == before
        assert twin.journal is None
        played = play_on(twin, Random(round))
        assert everything(state) == before
        again = state.clone()
        for seat, action in played:
            again.apply(seat, action)
        assert everything(again) == everything(twin)


@every_table
def test_a_journal_changes_nothing(id: str, seats: int, options: Options) -> None:
    silent = start(id, seats, options, 7)
    told = start(id, seats, options, 7, Journal())
    for seat, action in play_on(silent, Random(7)):
        told.apply(seat, action)
    assert everything(silent) == everything(told)


@every_table
def test_a_record_replays_to_the_same_end(id: str, seats: int, options: Options) -> None:
    match, choose = Match.new(the_game(id), seats, 8, options), Random(8)
    while not match.state.is_over():
        match.play(*decide(match.state, choose))
    record = match.record()
    text = record.write()
    assert Record.read(text) == record
    again = Match.from_record(Record.read(text), the_game(id))
    assert everything(again.state) == everything(match.state)
    assert again.record().write() == text


@every_table
def test_taking_back_restores_the_position(id: str, seats: int, options: Options) -> None:
    match, choose = Match.new(the_game(id), seats, 9, options), Random(9)
    taken_back = 0
    while not match.state.is_over() and taken_back < 12:
        before, acting = everything(match.state), match.state.acting_seats()
        seat, action = decide(match.state, choose)
        match.play(seat, action)
        if match.can_undo(seat):
            match.undo(seat)
            taken_back += 1
            assert everything(match.state) == before
            assert match.state.acting_seats() == acting
            match.play(seat, action)


# Hidden things


@every_table
def test_a_guess_looks_the_same_to_the_seat_and_can_be_played(id: str, seats: int, options: Options) -> None:
    for seed in range(2):
        state, choose, chance = start(id, seats, options, seed), Random(seed), RandomSource(seed)
        while not state.is_over():
            if is_looked_at(state):
                before = everything(state)
                for seat in range(seats):
                    guess = state.guess(seat, chance)
                    assert guess.view(seat) == state.view(seat)
                    assert guess.legal_actions(seat) == state.legal_actions(seat)
                    assert guess.acting_seats() == state.acting_seats()
                assert everything(state) == before
                play_on(guess, choose, 3)
            state.apply(*decide(state, choose))


@every_table
def test_what_is_hidden_varies_between_guesses(id: str, seats: int, options: Options) -> None:
    state = start(id, seats, options, 10)
    play_on(state, Random(10), 4)
    for seat in range(seats):
        ends = []
        for draw in range(6):
            guess = state.guess(seat, RandomSource(draw))
            play_on(guess, Random(0))
            ends.append(guess.view(None))
        assert any(end != ends[0] for end in ends), f"seat {seat}: all guesses come out the same"


# Simultaneous phases


UNSHARED = [table for table in TABLES if not the_game(table[0]).shared_chance]
"""Where what seats draw and roll at the same time does not follow the order of their answers."""


@pytest.mark.parametrize(("id", "seats", "options"), UNSHARED, ids=map(name_of, UNSHARED))
def test_the_order_of_simultaneous_answers_does_not_matter(id: str, seats: int, options: Options) -> None:
    for seed in range(2):
        state = start(id, seats, options, seed)
        answers: list[list[int]] = [[] for _ in range(seats)]
        for seat, action in play_on(state, Random(seed)):
            answers[seat].append(action)
        for first in (True, False):
            again = start(id, seats, options, seed)
            given = [iter(answer) for answer in answers]
            while not again.is_over():
                acting = again.acting_seats()
                seat = acting[0] if first else acting[-1]
                again.apply(seat, next(given[seat]))
            assert everything(again) == everything(state)
            assert all(next(answer, None) is None for answer in given)


# Words and thoughts


@every_game
def test_both_languages_have_the_same_words_with_the_same_variables(id: str) -> None:
    english, japanese = (words_of(the_game(id), language) for language in LANGUAGES)
    assert set(english) == set(japanese)
    differing = {id for id in english if english[id] != japanese[id]}
    assert differing == set()


@every_game
def test_verbs_and_tables_have_words_for_statistics_and_no_others(id: str) -> None:
    words = {word for word in words_of(the_game(id), "en") if word.startswith(("verb-", "components-"))}
    assert words == words_of_statistics(the_game(id))


@every_game
def test_both_rulebooks_have_the_same_anchors_and_pictures_in_the_same_order(id: str) -> None:
    for parts_of in (anchors_of, pictures_of, headings_of):
        assert parts_of(the_game(id), "en") == parts_of(the_game(id), "ja")


@every_table
def test_every_situation_can_be_said_and_judged(id: str, seats: int, options: Options) -> None:
    journal = Journal()
    state, choose = start(id, seats, options, 12, journal), Random(12)
    said: dict[str, Message] = {}
    while not state.is_over():
        if is_looked_at(state):
            for message in messages_of(state):
                said[message.id] = message
            for seat in range(seats + state.automas):
                assert math.isfinite(state.evaluate(seat))
        state.apply(*decide(state, choose))
    said |= {line.message.id: line.message for line in journal.lines}
    named = len(re.findall(r"^player-\d+ *=", the_game(id).words("en"), re.MULTILINE))  # who plays without a seat
    for message in said.values():
        check_arguments(message, seats + max(named, state.automas))
    for language in LANGUAGES:
        defined = set(re.findall(r"^([a-z][a-z0-9-]*) *=", the_game(id).words(language), re.MULTILINE))
        assert set(said) <= defined, f"{language}: no words for {sorted(set(said) - defined)}"


def messages_of(state: State) -> Iterator[Message]:
    """What is said of a situation; choices and refusals name their actions, all legal ones are described."""
    yield state.headline()
    for seat in state.acting_seats():
        yield state.prompt(seat)
        legal = state.legal_actions(seat)
        for action in legal:
            choice = state.describe(seat, action)
            assert state.game.action(choice.action) == action
            yield choice.label
        for refusal in state.refusals(seat):
            assert state.game.action(refusal.action) not in legal
            yield refusal.reason


def check_arguments(message: Message, players: int) -> None:
    """Arguments follow the convention: seats (or automas), numbers, texts, or bundles of numbers."""
    for key, value in message.args.items():
        if key in ("seat", "other"):
            assert isinstance(value, int)
            assert 0 <= value < players
        elif not isinstance(value, int | str):
            assert all(isinstance(n, int) for n in value.values())
