"""What a component file must be (C2.9), other sets that are allowed, and the design of the open set (G12)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest
from makers_table import GAME, changed, lines, new, play_at_random, seen, start

import cogwright
from cogwright.engine import BadComponents, BadSeats
from cogwright.games.the_game_makers.catalogue import GENRES, KINDS

Data = dict[str, Any]
Change = Callable[[Data], object]


def first(table: str, /, **fields: Any) -> Change:
    """The first row of a table gets other fields."""
    return lambda data: data[table][0].update(fields)


def of(table: str, id: str, /, **fields: Any) -> Change:
    """The row of this id gets other fields."""
    return lambda data: row_of(data, table, id).update(fields)


def row_of(data: Data, table: str, id: str) -> Data:
    return next(row for row in data[table] if row["id"] == id)


def in_table(table: str, /, **fields: Any) -> Change:
    """A table gets other fields."""
    return lambda data: data[table].update(fields)


def reward(**effect: Any) -> Change:
    return first("card", reward=[effect])


def score(**term: Any) -> Change:
    return first("structure", score=term)


def condition(**fields: Any) -> Change:
    return first("circle", condition=fields)


def without(table: str, field: str) -> Change:
    """The first row of a table lacks a field."""
    return lambda data: data[table][0].pop(field)


def twin(table: str) -> Change:
    """The first row of a table stands once more."""
    return lambda data: data[table].append(copy.deepcopy(data[table][0]))


def cut(table: str, n: int) -> Change:
    """The first rows of a table are missing."""
    return lambda data: data.update({table: data[table][n:]})


def sides(**fields: Any) -> Change:
    """Both sides of the first marketing tile get other fields."""
    return lambda data: [data["marketing_tile"][0][side].update(fields) for side in ("a", "b")]


REFUSED: list[tuple[Change, str]] = [
    # ids, names, tables
    *[
        (twin(table), "stands twice; each may stand once")
        for table in ("card", "structure", "tile", "tweenie", "circle", "worker_space")
    ],
    (twin("card"), "card, row 217 (cascadia): id: 'cascadia' stands twice; each may stand once"),
    (twin("marketing_tile"), "marketing_tile, row 13 (mt-shelf): id: 'mt-shelf' stands twice"),
    (first("card", id="Cas Cadia"), "card, row 1 (Cas Cadia): id: must be in kebab-case like"),
    (first("circle", id=""), "circle, row 1 (): id: must be a text"),
    (first("tile", name={"en": "Cards"}), "tile, row 1 (t1-cards): name: ja: is missing"),
    (first("tweenie", name={"ja": "カード"}), "tweenie, row 1 (tw-cards): name: en: is missing"),
    (first("genre", id="party"), "genre, row 1 (party): id: must be one of set, team, war, engine, not 'party'"),
    (lambda data: data["kind"].reverse(), "kind: must have the rows cards, wood, dice, tiles, plastic, in this order"),
    (
        in_table("solo", medals=[{"id": "tin", "name": {"en": "Tin"}}]),
        "solo: medals, row 1 (tin): name: ja: is missing",
    ),
    (lambda data: data.update(luck=1), "luck: is unknown; allowed are meta, limits, wheel, dice, tracks"),
    (lambda data: data.pop("circle"), "circle: is missing"),
    (first("card", colour="red"), "card, row 1 (cascadia): colour: is unknown"),
    (lambda data: data["card"].__setitem__(0, 5), "card, row 1: must be a table, not 5"),
    # the wheel, the limits, dice and tracks
    (in_table("wheel", wedges=[*KINDS]), "wheel: wedges: must name each kind once and wild once; missing: wild"),
    (in_table("wheel", wedges=[*KINDS, "dice"]), "wheel: wedges: names 'dice' twice"),
    (in_table("wheel", wedges=[*KINDS, "glue"]), "wheel: wedges: may hold cards, wood, dice, tiles, plastic, wild"),
    (in_table("limits", games_to_end=11), "limits: games_to_end: must be case_rows x case_columns, 12, not 11"),
    (in_table("limits", forklifts=2), "forklift_start: must have one position for each of the 2 forklifts"),
    (in_table("limits", forklift_start=[1, 1, 2]), "forklift_start: must have at least one forklift at 0"),
    (in_table("limits", forklift_start=[0, 1, 4]), "forklift_start: may hold whole numbers, 0 to 3, not 4"),
    (in_table("limits", players_max=7), "limits: players_max: must be 1 to 6, not 7"),
    (in_table("limits", structures_kept=2), "limits: structures_kept: must be 1 to 1, not 2"),
    (in_table("limits", contract_spaces=0), "limits: contract_spaces: must be at least 1, not 0"),
    (in_table("limits", luck=1), "limits: luck: is unknown"),
    (in_table("dice", **{"2": [1, 2, 3]}), "dice: 2: must have 6 faces, not 3"),
    (in_table("dice", **{"2": [0, 2, 3, 3, 3, 3]}), "dice: 2: may hold whole numbers, at least 1, not 0"),
    (in_table("dice", **{"4": [1] * 6}), "dice: 4: is unknown"),
    (in_table("tracks", genre=[1, 2, 3]), "tracks: genre: must begin with 0 and rise, not [1, 2, 3]"),
    (in_table("tracks", trees=[0, 2, 2]), "tracks: trees: must begin with 0 and rise, not [0, 2, 2]"),
    (in_table("tracks", trees=[]), "tracks: trees: must begin with 0 and rise"),
    # cards
    (first("card", needs={}), "card, row 1 (cascadia): needs: must name 1 to 5 of cards, wood, dice, tiles, plastic"),
    (first("card", needs={"wood": 4}), "card, row 1 (cascadia): needs: wood: must be 1 to 3, not 4"),
    (first("card", needs={"glue": 1}), "card, row 1 (cascadia): needs: glue: is unknown; allowed are cards, wood"),
    (first("card", points=-1), "card, row 1 (cascadia): points: must be at least 0, not -1"),
    (first("card", genre="party"), "card, row 1 (cascadia): genre: must be one of set, team, war, engine"),
    (first("card", rank=79), "card, row 2 (azul): rank: must be one that no other card has; cascadia has 79 too"),
    (first("card", rank=0), "card, row 1 (cascadia): rank: must be at least 1, not 0"),
    (first("card", year="old"), "card, row 1 (cascadia): year: must be a whole number, not 'old'"),
    (without("card", "reward"), "card, row 1 (cascadia): reward: is missing"),
    (cut("card", 199), "card: must have at least 18 cards, not 17"),
    # effects (A5.15)
    (reward(kind="glue"), "reward, row 1: kind: must be one of gain, advance, tree, clear, not 'glue'"),
    (reward(kind="gain", resource="glue", level=1), "resource: must be one of cards, wood, dice, tiles, plastic, any"),
    (reward(kind="gain", resource="wood", level=4), "level: must be 1 to 3, not 4"),
    (reward(kind="gain", resource="wood"), "level: is missing"),
    (reward(kind="gain", resource="wood", level="same"), "level: may be 'same' in tweenies that name a resource only"),
    (reward(kind="advance", steps="kinds", track="any"), "steps: may be 'kinds' in tweenies only"),
    (reward(kind="advance", steps=0, track="any"), "steps: must be at least 1, not 0"),
    (reward(kind="advance", steps=1, track="party"), "track: must be one of set, team, war, engine, trees, any"),
    (reward(kind="tree", n=1), "reward, row 1: n: is unknown"),
    (
        first("tweenie", effect={"kind": "gain", "resource": "any", "level": "same"}),
        "level: may be 'same' in tweenies that name a resource only",
    ),
    (
        first("tweenie", effect={"kind": "gain", "resource": "wood", "level": "x"}),
        "tweenie, row 1 (tw-cards): effect: level: must be a whole number or 'same', not 'x'",
    ),
    (
        of("structure", "c-fan-club", effect={"kind": "advance", "steps": "kinds", "track": "any"}),
        "structure, row 29 (c-fan-club): effect: steps: may be 'kinds' in tweenies only",
    ),
    # marketing tiles and terms (A5.14)
    (cut("marketing_tile", 1), "marketing_tile: must have at least 6 tiles of the left half, not 5"),
    (first("marketing_tile", half="right"), "must be a list|set: is unknown|war: is missing"),
    (first("marketing_tile", half="top"), "marketing_tile, row 1 (mt-shelf): half: must be one of left, right"),
    (sides(players=[2, 6]), "must have a side for every number of players; none is for 1"),
    (sides(players=[3, 2]), "players: must be the smallest and the largest number of players, not [3, 2]"),
    (sides(players=[1, 7]), "players: may hold whole numbers, 1 to 6, not 7"),
    (sides(set="many"), "marketing_tile, row 1 (mt-shelf): a: set: must be a list, not 'many'"),
    (sides(war=[]), "a: war: is unknown"),
    (
        score(metric="luck", points=1),
        "structure, row 1 (a-dice-vault): score: metric: must be one of games, rows, columns",
    ),
    (score(metric="games", points=0), "score: points: must be at least 1, not 0"),
    (score(metric="games", points=1, max=0), "score: max: must be at least 1, not 0"),
    (
        score(metric="games", points=1, colour="red"),
        "score: colour: is unknown; allowed are metric, points, max, genre",
    ),
    (score(metric="games", points=1, genre="party"), "score: genre: must be one of set, team, war, engine"),
    (score(metric="games", points=1, needs="glue"), "score: needs: must be one of cards, wood, dice"),
    (score(metric="games", points=1, needs="wood", needs_min=4), "score: needs_min: must be 1 to 3, not 4"),
    (score(metric="games", points=1, needs_min=2), "score: needs_min: may stand beside needs only"),
    (score(metric="games", points=1, row=4), "score: row: must be 1 to 3, not 4"),
    (score(metric="games", points=1, column=5), "score: column: must be 1 to 4, not 5"),
    (score(metric="games", points=1, place="edge"), "score: place: must be one of corner, not 'edge'"),
    (score(metric="games", points=1, size=2), "score: size: is unknown"),
    (score(metric="sets", points=1), "score: size: is missing"),
    (score(metric="mixed_rows", points=1, genre="set"), "score: genre: is unknown; allowed are metric, points, max"),
    # structures, worker spaces, tiles, circles
    (cut("structure", 2), "structure: must have at least 12 structures A, not 11"),
    (first("structure", letter="D"), "structure, row 1 (a-dice-vault): letter: must be one of A, B, C, not 'D'"),
    (first("structure", needs=[1] * 5), "structure, row 1 (a-dice-vault): needs: must have 1 to 4 levels"),
    (first("structure", needs=[]), "structure, row 1 (a-dice-vault): needs: must have 1 to 4 levels"),
    (first("structure", needs=[4]), "structure, row 1 (a-dice-vault): needs: may hold whole numbers, 1 to 3, not 4"),
    (without("structure", "score"), "structure, row 1 (a-dice-vault): score: is missing"),
    (of("structure", "b-sawmill", hollows=[]), "structure, row 14 (b-sawmill): hollows: must have at least one row"),
    (
        of("structure", "b-sawmill", hollows=[{"worker": 4, "effect": {"kind": "tree"}}]),
        "hollows, row 1: worker: must be 1 to 3, not 4",
    ),
    (of("structure", "c-dice-tower", trigger={"resource": "dice", "min_level": 0}), "min_level: must be 1 to 3, not 0"),
    (of("structure", "c-dice-tower", trigger={"resource": "glue", "min_level": 1}), "resource: must be one of cards"),
    (without("worker_space", "effect"), "worker_space, row 1 (ws-1a): must have either an effect or an upgrade"),
    (first("worker_space", upgrade="see"), "worker_space, row 1 (ws-1a): must have either an effect or an upgrade"),
    (of("worker_space", "ws-ad-1", upgrade="hear"), "(ws-ad-1): upgrade: must be one of see, market, not 'hear'"),
    (first("worker_space", workers=[]), "worker_space, row 1 (ws-1a): workers: must have at least 1 level"),
    (first("worker_space", id="hollow-1"), "id: may not begin with hollow-"),
    (first("tile", segments=["dice", "dice"]), "segments: must have as many entries as the level, 1, not 2"),
    (first("tile", segments=["glue"]), "tile, row 1 (t1-cards): segments: may hold cards, wood, dice, tiles, plastic"),
    (first("tile", level=4), "tile, row 1 (t1-cards): level: must be 1 to 3, not 4"),
    (first("tile", copies=0), "tile, row 1 (t1-cards): copies: must be at least 1, not 0"),
    (condition(kind="luck", count=1), "circle, row 1 (ci-crew): condition: kind: must be one of workers, assigned"),
    (condition(kind="workers"), "circle, row 1 (ci-crew): condition: count: is missing"),
    (condition(kind="workers", count=0), "condition: count: must be at least 1, not 0"),
    (condition(kind="workers", count=1, multiplier=2), "condition: multiplier: is unknown"),
    (condition(kind="tracks", count=1), "condition: multiplier: is missing"),
]


@pytest.mark.parametrize(("change", "complaint"), REFUSED, ids=[complaint for _, complaint in REFUSED])
def test_C2_9_what_is_refused(change: Change, complaint: str) -> None:
    with pytest.raises(BadComponents) as caught:
        changed(change)
    said = str(caught.value)
    assert any(part in said for part in complaint.split("|")), said
    assert said.startswith("components.toml: ")
    assert "\n" not in said


def test_C2_9_limits_that_belong_together() -> None:
    game = changed(in_table("limits", case_columns=2, games_to_end=6, forklifts=2, forklift_start=[0, 0]))
    assert (game.catalogue.case_places, game.catalogue.forklift_start) == (6, [0, 0])


def test_C2_9_an_owners_file_is_read(tmp_path: Path) -> None:
    text = GAME.resource("components.toml").replace("contract_spaces = 4", "contract_spaces = 5")
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = cogwright.game("the-game-makers", path)
    assert game.components.checksum != GAME.components.checksum
    assert "finish 5" in game.vocabulary.names()
    path.write_text(text.replace('id = "azul"', 'id = "cascadia"'), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"own\.toml: card, row 2 \(cascadia\): id: 'cascadia' stands twice"):
        cogwright.game("the-game-makers", path)


def small_set(data: Data) -> None:
    """Another size of everything that a file may change."""
    data["limits"].update(
        case_columns=2,
        games_to_end=6,
        line_rows=1,
        line_columns=5,
        contract_spaces=1,
        forklifts=2,
        forklift_start=[0, 0],
        structures_dealt=1,
        start_cards=4,
        players_max=4,
    )
    data["tweenie"], data["circle"] = data["tweenie"][:1], data["circle"][:1]
    for space in data["worker_space"]:
        if space.get("upgrade") == "see":
            space.pop("upgrade")
            space["effect"] = {"kind": "tree"}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_D8_1_another_set_has_another_vocabulary_and_is_played_to_the_end(seats: int) -> None:
    game = changed(small_set)
    names = game.vocabulary.names()
    assert [name for name in names if name.startswith("card")] == [
        f"card {j} {use}" for use in ("contract", "component") for j in (1, 2, 3, 4)
    ]
    assert [name for name in names if name.startswith("tile")] == ["tile 1 component", "tile 1 machine"]
    assert not [name for name in names if name.startswith("gap")]
    assert names[-3:] == ["keep 1", "side a", "side b"]
    state = new(seats, 3, game)
    play_at_random(state, Random(seats))
    assert seen(state).step == "end"
    assert [line.id for line in state.score_sheets()[0].lines][:3] == ["row-1", "row-2", "row-3"]


def test_C2_9_fewer_seats_by_the_file() -> None:
    game = changed(in_table("limits", players_max=4))
    with pytest.raises(BadSeats, match="1 to 4 seats, not 5"):
        game.new(5, 1)


# The design of the open set

POINTS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 6, 7: 7, 8: 9, 9: 10, 10: 12}


def test_G12_2_points_follow_the_needed_levels() -> None:
    for card in GAME.catalogue.cards:
        variety = sum(level > 0 for level in card.needs) >= 4
        assert card.points == POINTS[sum(card.needs)] + variety, card.id


def test_G12_2_rewards_follow_the_needed_levels() -> None:
    for row in GAME.components.data["card"]:
        level = sum(row["needs"].values())
        if row["genre"] == "set":
            expected: Data = {"kind": "gain", "resource": "cards", "level": 1 if level < 6 else 2}
        elif row["genre"] == "team" and level in (5, 6):
            expected = {"kind": "clear"}
        elif row["genre"] == "team":
            expected = {"kind": "gain", "resource": "wood", "level": 1 if level < 5 else 2}
        elif row["genre"] == "war":
            expected = {"kind": "advance", "steps": 2 + (level >= 5) + (level >= 7), "track": "any"}
        else:
            expected = {"kind": "tree"}
        assert row["reward"] == [expected], row["id"]


def test_G12_2_mean_levels() -> None:
    means = [mean(sum(card.needs) for card in GAME.catalogue.cards if card.genre == genre) for genre in range(4)]
    assert dict(zip(GENRES, [round(one, 1) for one in means], strict=True)) == {
        "set": 4.3,
        "team": 5.1,
        "war": 4.8,
        "engine": 5.7,
    }


def test_G12_3_what_dice_give() -> None:
    assert [round(mean(faces), 1) for faces in GAME.catalogue.faces[1:]] == [1.8, 3.0, 4.5]


def test_G12_5_structures_need_three_to_five_levels() -> None:
    assert {sum(structure.needs) for structure in GAME.catalogue.structures} == {3, 4, 5}


def test_C2_8_numbers_are_read_from_the_file() -> None:
    game = changed(lambda data: data["tracks"].update(genre=[0, 1, 2], trees=[0, 3]))
    state = start({"cubes": {"war": 2, "trees": 3}, "trees": ["ci-sets"]}, game=game)
    assert [track.multiplier for track in seen(state).players[0].tracks] == [1, 1, 3, 1, 2]
    assert lines(state)["trees"] == 2
