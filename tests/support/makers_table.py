"""Builders for the tests of The Game Makers: positions, moves by name, and what can be read off the table."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, cast

from cogwright.engine import Journal, Match
from cogwright.games.the_game_makers import TheGameMakers, TheGameMakersState, TheGameMakersView
from cogwright.games.the_game_makers.actions import Actions, vocabulary
from cogwright.games.the_game_makers.catalogue import KINDS, TRACKS
from cogwright.games.the_game_makers.components import read_catalogue
from cogwright.games.the_game_makers.state import PER_KIND, Player
from cogwright.games.the_game_makers.view import MakerView

GAME = TheGameMakers()
LETTERS = {kind[0]: kind for kind in KINDS}
OPEN_SET = pickle.dumps(dict(GAME.components.data))
"""The data of the open set; copied by pickle, which is much quicker than `deepcopy`."""
WHEEL = ["wild", "wood", "cards", "tiles", "dice", "plastic"]


def changed(change: Callable[[dict[str, Any]], object]) -> TheGameMakers:
    """The game after a function has changed the data of the open set."""
    data: dict[str, Any] = pickle.loads(OPEN_SET)
    change(data)
    game = copy(GAME)
    game.components = replace(GAME.components, data=data)
    game.catalogue = read_catalogue(game.components)
    game.vocabulary, game.ids = vocabulary(game.catalogue), Actions(game.catalogue)
    return game


def game_with(table: str, id: str, /, **fields: object) -> TheGameMakers:
    """The game with one row of the open set changed."""
    return changed(lambda data: next(row for row in data[table] if row["id"] == id).update(fields))


# Positions


def start(
    *players: Mapping[str, Any], game: TheGameMakers = GAME, journal: Journal | None = None, **fields: Any
) -> TheGameMakersState:
    """A position; as many seats as rows, at least one."""
    data = {"seats": max(len(players), 1), "wheel": WHEEL, "players": list(players), **fields}
    return cast(TheGameMakersState, game.from_position(data, journal))


def match(*players: Mapping[str, Any], game: TheGameMakers = GAME, **fields: Any) -> Match:
    """A match from such a position."""
    return Match.from_position(game, {"seats": len(players), "wheel": WHEEL, "players": list(players), **fields})


def new(seats: int = 2, seed: int = 0, game: TheGameMakers = GAME, **options: Any) -> TheGameMakersState:
    """A new game."""
    return cast(TheGameMakersState, game.new(seats, seed, options))


def begun(seats: int = 2, seed: int = 0, **options: Any) -> TheGameMakersState:
    """A new game after the setup: everybody keeps what was dealt first, and one contract."""
    state = new(seats, seed, **options)
    for seat in range(seats):
        set_up(state, seat)
    return state


def store(text: str = "", cards: int | list[str] = 0) -> dict[str, Any]:
    """Components, "wood 1, tiles 3, plastic 1": one piece each, the level behind the kind."""
    found: dict[str, Any] = {"cards": cards}
    for part in filter(None, text.split(", ")):
        kind, level = part.split(" ")
        levels = found.setdefault(kind, {})
        levels[level] = levels.get(level, 0) + 1
    return found


def line(*rows: str) -> list[dict[str, Any]]:
    """Machines by their first letters, "www.." a row; equal neighbours lie on one tile as far as there are copies."""
    copies = {f"t{n}-{'-'.join([kind] * n)}": {1: 12, 2: 3, 3: 1}[n] for kind in KINDS for n in (1, 2, 3)}
    machines: list[dict[str, Any]] = []
    for row, letters in enumerate(rows, start=1):
        column = 0
        while column < len(letters):
            letter = letters[column]
            if letter == ".":
                column += 1
                continue
            length = next(
                n for n in (3, 2, 1) if letters[column : column + n] == letter * n and copies[tile(letter, n)]
            )
            copies[tile(letter, length)] -= 1
            machines.append({"tile": tile(letter, length), "row": row, "column": column + 1})
            column += length
    return machines


def tile(letter: str, n: int) -> str:
    """The id of the tile with so many segments of a kind."""
    return f"t{n}-{'-'.join([LETTERS[letter]] * n)}"


def item(text: str, **more: Any) -> dict[str, Any]:
    """An item: "gain dice 3", "advance any 2", "tree", "clear"."""
    words = text.split(" ")
    row: dict[str, Any] = {"kind": words[0], **more}
    if words[0] == "gain":
        row |= {"resource": words[1], "level": int(words[2])}
    elif words[0] == "advance":
        row |= {"track": words[1], "steps": int(words[2])}
    return row


def games_of(genre: str, n: int, skip: int = 0) -> list[str]:
    """The ids of some games of a genre."""
    return [row["id"] for row in GAME.components.data["card"] if row["genre"] == genre][skip : skip + n]


# Moves


def act(state: TheGameMakersState, *names: str, seat: int = 0) -> None:
    """Let a seat take actions by name."""
    for name in names:
        state.apply(seat, state.game.action(name))


def play(one: Match, seat: int, *names: str) -> None:
    """Let a seat of a match take actions by name."""
    for name in names:
        one.play(seat, one.game.action(name))


def keep_structures(state: TheGameMakersState, seat: int = 0, *keep: str) -> None:
    """The first three decisions of the setup, by default for the structures dealt first, and both sides, as far as asked."""
    act(state, *(keep or ("keep 1", "keep 1", "keep 1")), seat=seat)
    while (names := legal(state, seat)) and names[0].startswith("side"):
        act(state, names[0], seat=seat)


def set_up(
    state: TheGameMakersState, seat: int = 0, cards: tuple[str, ...] = ("contract", "component", "component")
) -> None:
    """All decisions of the setup of a seat; `cards` says what becomes of the three cards."""
    keep_structures(state, seat)
    for j, use in enumerate(cards, start=1):
        act(state, f"card {j} {use}", seat=seat)


def play_at_random(state: TheGameMakersState, random: Random, decisions: int = -1) -> int:
    """Let seats that act take any legal action, to the end or so many times; how many decisions were made."""
    made = 0
    while not state.is_over() and made != decisions:
        seat = random.choice(state.acting_seats())
        state.apply(seat, random.choice(state.legal_actions(seat)))
        made += 1
    return made


# What can be read off the table


def legal(state: TheGameMakersState, seat: int = 0) -> list[str]:
    """The names of a seat's legal actions."""
    return [state.game.action_name(action) for action in state.legal_actions(seat)]


def offered(state: TheGameMakersState, *words: str, seat: int = 0) -> list[str]:
    """The names of a seat's legal actions that begin with one of the words."""
    return [name for name in legal(state, seat) if name.split(" ")[0] in words]


def held(state: TheGameMakersState, seat: int = 0) -> list[str]:
    """What a seat has still to carry out, the current item first, as `item` writes it."""
    texts: list[str] = []
    for each in factory(state, seat).items:
        what = [word for word in (each.resource, each.track) if word]
        texts.append(" ".join([each.kind, *what, *([str(each.amount)] if what else [])]))
    return texts


def seen(state: TheGameMakersState, seat: int | None = 0) -> TheGameMakersView:
    """What a seat sees."""
    return state.view(seat)


def factory(state: TheGameMakersState, seat: int = 0) -> MakerView:
    """A seat's factory as it sees it itself."""
    return seen(state, seat).players[seat]


def contracts(state: TheGameMakersState, seat: int = 0) -> list[str]:
    """The ids of the cards on a seat's contract spaces; empty texts are empty spaces."""
    return ["" if contract is None else contract.id for contract in factory(state, seat).contracts]


def needs(state: TheGameMakersState, space: int = 1, seat: int = 0) -> dict[str, int]:
    """What the contract on a space needs after discounts."""
    contract = factory(state, seat).contracts[space - 1]
    assert contract is not None
    return contract.needs


def stored(state: TheGameMakersState, seat: int = 0) -> str:
    """The components of a seat as `store` writes them, with the number of cards in front: "2 cards, wood 1"."""
    player = state.players[seat]
    parts = [f"{len(player.hand)} cards"] if player.hand else []
    for kind in range(1, len(KINDS)):
        for level in (1, 2, 3):
            parts += [f"{KINDS[kind]} {level}"] * player.stock[kind * PER_KIND + level]
    return ", ".join(parts)


def cubes(player: Player) -> dict[str, int]:
    """The steps of a player's cubes."""
    return dict(zip(TRACKS, player.cubes, strict=True))


def trees(state: TheGameMakersState, seat: int = 0) -> list[str]:
    """The circles on which trees stand."""
    return [circle.id for circle in factory(state, seat).circles if circle.tree]


def lines(state: TheGameMakersState, seat: int = 0) -> dict[str, int]:
    """The lines of a player's score sheet."""
    return {line.id: line.points for line in state.score_sheets()[seat].lines}
