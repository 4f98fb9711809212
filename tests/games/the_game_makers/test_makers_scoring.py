"""Terms, the end, score sheets, ties, the solo game (A5.14, E6, V7)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from makers_table import (
    GAME,
    act,
    begun,
    changed,
    factory,
    game_with,
    games_of,
    legal,
    lines,
    offered,
    seen,
    start,
    store,
)

from cogwright.engine import BadOption
from cogwright.games.the_game_makers import TheGameMakersState

# rank, year, needs and points, as in the component file:
# set: scout 104 2019 cards 2: 1; azul 79 2017 tiles 2 plastic 2: 3; ra 132 1999 wood 1 tiles 3: 3; dominion 129 2008 cards 3: 2
# team: hanabi 541 2010 cards 1 tiles 1: 1; gloomhaven 3 2017 cards 3 tiles 3 plastic 3: 10; war: chess 450 1475 wood 3: 2
# engine: caylus 114 2005 wood 3 tiles 1: 3; catan 558 1995 cards 1 wood 2 dice 1 tiles 2: 7
CASE = [["scout", "azul", "", "ra"], ["hanabi", "dominion", "chess", ""], ["", "gloomhaven", "caylus", "catan"]]
ELEVEN = [games_of("war", 4, skip=20), games_of("team", 4, skip=20), games_of("set", 3, skip=20)]


def value(term: dict[str, Any], case: list[list[str]], *others: list[list[str]]) -> int:
    """What a term is worth, written as the base score of `set` on both sides of all left tiles."""

    def change(data: dict[str, Any]) -> None:
        for tile in data["marketing_tile"]:
            if tile["half"] == "left":
                tile["a"]["set"] = tile["b"]["set"] = [term]

    return lines(start({"case": case}, *({"case": other} for other in others), game=changed(change)))["set"]


@pytest.mark.parametrize(
    ("filters", "games"),
    [
        ({}, 9),
        ({"genre": "set"}, 4),
        ({"genre": "engine"}, 2),
        ({"needs": "wood"}, 4),
        ({"needs": "wood", "needs_min": 3}, 2),
        ({"needs": "cards"}, 5),
        ({"needs": "cards", "needs_min": 2}, 3),
        ({"points_min": 3}, 5),
        ({"points_max": 3}, 7),
        ({"points_min": 3, "points_max": 3}, 3),
        ({"rank_max": 104}, 3),
        ({"rank_max": 103}, 2),
        ({"year_min": 2017}, 3),
        ({"year_max": 1475}, 1),
        ({"year_min": 1995, "year_max": 2008}, 4),
        ({"row": 1}, 3),
        ({"column": 2}, 3),
        ({"row": 3, "column": 3}, 1),
        ({"place": "corner"}, 3),
        ({"genre": "set", "place": "corner"}, 2),
        ({"genre": "set", "needs": "tiles", "row": 1, "year_min": 2000}, 1),
    ],
)
def test_A5_14_2_filters(filters: dict[str, Any], games: int) -> None:
    assert value({"metric": "games", "points": 1, **filters}, CASE) == games


@pytest.mark.parametrize(
    ("term", "worth"),
    [
        ({"metric": "rows"}, 3),
        ({"metric": "rows", "genre": "set"}, 2),
        ({"metric": "rows", "genre": "war"}, 1),
        ({"metric": "columns"}, 4),
        ({"metric": "columns", "genre": "set"}, 3),
        ({"metric": "pairs"}, 9),
        ({"metric": "pairs", "genre": "set"}, 2),
        ({"metric": "pairs", "needs": "wood"}, 2),
        ({"metric": "pairs", "row": 2}, 2),
        ({"metric": "sets", "size": 2}, 4),
        ({"metric": "sets", "size": 3, "genre": "set"}, 1),
        ({"metric": "sets", "size": 5, "genre": "set"}, 0),
        ({"metric": "same_pairs"}, 3),
        ({"metric": "mixed_rows"}, 0),
        ({"metric": "columns_of_one_genre"}, 0),
    ],
)
def test_A5_14_2_metrics(term: dict[str, Any], worth: int) -> None:
    assert value({"points": 1, **term}, CASE) == worth


def test_A5_14_2_full_rows_of_four_genres() -> None:
    mixed = ["scout", "hanabi", "chess", "caylus"]
    term = {"metric": "mixed_rows", "points": 1}
    assert value(term, [mixed, ["azul", "gloomhaven", "root", "catan"]]) == 2
    assert value(term, [["scout", "hanabi", "chess", "root"], ["azul", "gloomhaven", "catan", ""]]) == 0


def test_A5_14_2_full_columns_of_one_genre() -> None:
    case = [["scout", "hanabi", "chess", "caylus"], ["azul", "gloomhaven", "root", ""], ["ra", "codenames", "agricola"]]
    assert value({"metric": "columns_of_one_genre", "points": 1}, case) == 2


@pytest.mark.parametrize(("others", "lead"), [([3], 1), ([4], 0), ([5], 0), ([3, 1, 2], 1), ([3, 4], 0), ([], 1)])
def test_A5_14_2_the_lead_is_more_than_every_other_player(others: list[int], lead: int) -> None:
    sets = iter(games_of("set", 54))
    cases = [[[next(sets) for _ in range(n)][first : first + 4] for first in (0, 4)] if n else [] for n in (4, *others)]
    assert value({"metric": "lead", "points": 1, "genre": "set"}, cases[0], *cases[1:]) == lead


def test_A5_14_2_nobody_leads_without_a_game() -> None:
    term = {"metric": "lead", "points": 4, "genre": "set"}
    assert value(term, [["chess"]]) == 0
    assert value(term, [["chess"]], []) == 0


@pytest.mark.parametrize(("most", "worth"), [(None, 27), (10, 27), (9, 27), (8, 24), (1, 3)])
def test_A5_14_1_points_times_the_metric_up_to_its_maximum(most: int | None, worth: int) -> None:
    limit = {} if most is None else {"max": most}
    assert value({"metric": "games", "points": 3, **limit}, CASE) == worth


def test_A5_14_1_a_base_score_is_the_sum_of_its_terms_and_discounts_change_nothing() -> None:
    state = start(
        {"case": CASE, "left": "mt-shelf a", "machines": [{"tile": "t3-wood-wood-wood", "row": 1, "column": 1}]}
    )
    assert (lines(state)["set"], lines(state)["team"]) == (4 + 2, 2)
    state = start(
        {"case": CASE, "right": "mt-edges a", "machines": [{"tile": "t3-wood-wood-wood", "row": 1, "column": 1}]}
    )
    assert lines(state)["engine"] == 4


@pytest.mark.parametrize(
    "side", [f"{tile.id} {side.letter}" for tile in GAME.catalogue.marketing_tiles for side in tile.sides]
)
def test_A5_14_1_every_side_gives_base_scores_for_its_two_genres(side: str) -> None:
    half = next(row["half"] for row in GAME.components.data["marketing_tile"] if row["id"] == side.split(" ")[0])
    genres = ("set", "team") if half == "left" else ("war", "engine")
    found = []
    rows = [
        ["scout", "hanabi", "chess", "caylus"],
        ["azul", "codenames", "star-realms", "agricola"],
        ["ra", "gloomhaven", "root", "catan"],
    ]
    for case in ([], rows):
        sheet = lines(start({"case": case, half: side}, {}))
        found.append([sheet[genre] for genre in genres])
    assert found[0] == [0, 0]
    assert max(found[1]) > 0


# The end


def test_E6_1_the_twelfth_game_announces_the_end_and_the_turn_is_finished() -> None:
    state = start(
        {"case": ELEVEN, "contracts": ["chess"], "store": store("wood 3"), "forklifts": [0, 0, 1]},
        {"forklifts": [0, 0, 2]},
    )
    act(state, "finish 1")
    assert seen(state).triggered, "the last place is not asked for"
    assert (seen(state).step, seen(state).turn) == ("turn", 1)
    act(state, "advance set", "move 1", "wood component")
    assert offered(state, "move", "pass") == ["move 1", "move 2", "move 3"]
    assert offered(state, "move", seat=1) == ["move 1", "move 2", "move 3"]


def play_on(state: TheGameMakersState) -> None:
    """All seats move their forklifts, keep everything as components, and pass, to the end of the game."""
    while not state.is_over():
        seat = state.acting_seats()[0]
        names = legal(state, seat)
        wanted = [name for name in names if name.split(" ")[-1] in ("pass", "1", "component", "wood")]
        act(state, wanted[0], seat=seat)


def ended_by_case(*, after: int = 1) -> TheGameMakersState:
    """Seat 0 has just filled its case and passed; both have forklifts at `after` or later."""
    return start(
        {"case": [*ELEVEN[:2], [*ELEVEN[2], "chess"]], "forklifts": [after, 3, 3], "passed": True},
        {"forklifts": [3, 3, 3], "assigned": {"ws-ad-1": [1]}, "workers": [1]},
        wheel=["plastic", "wild", "cards", "dice", "wood", "tiles"],
    )


def test_E6_2_the_wheel_turns_one_wedge_and_a_last_turn_follows() -> None:
    state = ended_by_case(after=2)
    act(state, "pass", seat=1)
    assert (seen(state).step, seen(state).wheel[0]) == ("last", "wild")
    assert [factory(state, seat).forklifts for seat in (0, 1)] == [(1, 2, 2), (2, 2, 2)]
    assert (seen(state).revolution, factory(state, 1).market) == (1, 0), "the reset happens"
    act(state, "work ws-look-1", seat=1)
    act(state, "pass", seat=1)
    act(state, "pass", seat=0)
    assert state.is_over()
    assert state.acting_seats() == []
    assert (seen(state).step, state.end_reason()) == ("end", "case")


def test_E6_2_forklifts_at_ready_are_moved_in_the_last_turn() -> None:
    state = ended_by_case(after=1)
    act(state, "pass", seat=1)
    assert (seen(state).step, factory(state).forklifts) == ("last", (0, 2, 2))
    assert offered(state, "move", "pass", "finish") == ["move 1", "move 2", "move 3"]
    act(state, "move 2", "die component")
    assert "pass" in legal(state)


def test_E6_2_more_twelfth_games_change_nothing() -> None:
    state = start(
        {"case": ELEVEN, "contracts": ["chess"], "store": store("wood 3"), "forklifts": [1, 2, 3], "workers": [1]},
        {
            "case": [*[games_of("war", 4, skip=30), games_of("team", 4, skip=30)], games_of("set", 3, skip=30)],
            "contracts": ["klask"],
            "store": store("wood 2, plastic 1"),
            "forklifts": [1, 2, 3],
        },
        last=True,
    )
    for seat in (0, 1):
        act(state, "finish 1", "advance set", "pass", seat=seat)
    assert state.is_over()
    assert [factory(state, seat).case.count(None) for seat in (0, 1)] == [0, 0]


def test_E6_3_the_tenth_revolution_begins_the_last_turn() -> None:
    for revolution, step in ((8, "turn"), (9, "last")):
        state = start(
            {"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]}, wheel=["plastic", "wild"], revolution=revolution
        )
        for seat in (0, 1):
            act(state, "pass", seat=seat)
        assert (seen(state).revolution, seen(state).step) == (revolution + 1, step)
    play_on(state)
    assert seen(state).turn == 2
    assert state.end_reason() == "long-stop"


def test_E6_3_not_if_the_end_is_announced_already() -> None:
    state = start(
        {"case": [*ELEVEN[:2], [*ELEVEN[2], "chess"]], "forklifts": [1, 2, 3]},
        wheel=["plastic", "wild"],
        revolution=9,
        seats=2,
    )
    act(state, "pass")
    play_on(state)
    assert (seen(state).turn, seen(state).revolution, state.end_reason()) == (2, 10, "case")


def test_E6_4_nine_lines_and_nothing_else_scores() -> None:
    state = start(
        {
            "contracts": ["gloomhaven"],
            "store": store("wood 3, dice 3", cards=3),
            "workers": [3, 3],
            "machines": [{"tile": "t3-wood-wood-wood", "row": 1, "column": 1}],
            "structures": {"b-sawmill": [1, 2], "c-dice-tower": [1, 2]},
            "cubes": {"war": 20},
        }
    )
    sheet = state.score_sheets()[0]
    names = ["row-1", "row-2", "row-3", "set", "team", "war", "engine", "trees", "structure"]
    assert [line.id for line in sheet.lines] == names
    assert sheet.total == 0


def test_E6_4_trees_times_the_tree_multiplier() -> None:
    for step, multiplier in ((0, 1), (8, 2), (18, 3), (29, 4)):
        state = start({"trees": ["ci-crew", "ci-hype", "ci-sets"], "cubes": {"trees": step}})
        assert lines(state)["trees"] == 3 * multiplier


def test_E6_5_games_count_twice_by_points_and_by_the_base_score() -> None:
    state = start({"case": [["gloomhaven", "hanabi"]], "left": "mt-shelf a", "cubes": {"team": 19}})
    assert (lines(state)["row-1"], lines(state)["team"]) == (11, 2 * 4)
    assert state.score_sheets()[0].total == 19
    shown = factory(state).tracks[1]
    assert (shown.base, shown.multiplier) == (2, 4)


def test_E6_6_without_any_game_a_tie_is_shared() -> None:
    state = start({}, {}, {"case": [["scout"]]})
    assert [sheet.rank for sheet in state.score_sheets()] == [2, 2, 1]
    assert [sheet.rank for sheet in start({}, {}).score_sheets()] == [1, 1]


def test_E6_6_a_higher_total_beats_a_better_rank() -> None:
    sheets = start(
        {"case": [["decrypto"]], "left": "mt-shelf a"}, {"case": [["scout", "ra"]], "left": "mt-neighbours b"}
    ).score_sheets()
    assert sheets[1].total > sheets[0].total
    assert [sheet.rank for sheet in sheets] == [2, 1]


def test_E6_7_the_others_are_ranked_by_total_then_by_best_rank() -> None:
    state = start(
        {},
        {"case": [["scout"]], "left": "mt-shelf a"},
        {"case": [["decrypto"]], "left": "mt-neighbours a"},
        {"case": [["gloomhaven"]]},
    )
    sheets = state.score_sheets()
    assert [sheet.total for sheet in sheets][:3] == [0, 3, 3]
    assert [sheet.rank for sheet in sheets] == [4, 3, 2, 1]


# Variants


def test_V7_1_alone_the_fifth_revolution_begins_the_last_turn() -> None:
    for revolution, step in ((3, "turn"), (4, "last")):
        state = start({"forklifts": [1, 2, 3]}, wheel=["plastic", "wild"], revolution=revolution)
        assert seen(state).long_stop == 5
        act(state, "pass")
        assert (seen(state).revolution, seen(state).step) == (revolution + 1, step)
    play_on(state)
    assert state.end_reason() == "solo-stop"


def test_V7_1_alone_the_twelfth_game_ends_the_game_too() -> None:
    state = start({"case": ELEVEN, "contracts": ["chess"], "store": store("wood 3"), "forklifts": [2, 3, 3]})
    act(state, "finish 1", "advance set", "pass")
    assert seen(state).step == "last"
    act(state, "pass")
    assert state.is_over()
    assert state.end_reason() == "case"


@pytest.mark.parametrize(
    ("total", "medal"),
    [
        (0, None),
        (99, None),
        (100, "bronze"),
        (129, "bronze"),
        (130, "silver"),
        (160, "gold"),
        (190, "platinum"),
        (400, "platinum"),
    ],
)
def test_V7_1_medals(total: int, medal: str | None) -> None:
    def change(data: dict[str, Any]) -> None:
        next(row for row in data["card"] if row["id"] == "chess").update(points=total)
        for tile in data["marketing_tile"]:
            if tile["half"] == "right":
                for side in ("a", "b"):
                    tile[side]["war"] = [{"metric": "games", "points": 1, "genre": "set"}]

    state = start({"case": [["chess"]]}, game=changed(change))
    assert state.score_sheets()[0].total == total
    assert seen(state).medal == medal


def test_V7_1_the_utility_follows_the_medals() -> None:
    assert start({}).returns() == [-1.0]
    rich = start({"case": [["chess"]]}, game=game_with("card", "chess", points=500))
    assert rich.returns() == [1.0]


def test_V7_2_with_several_players_there_is_no_medal_and_no_team() -> None:
    for seats in range(2, 7):
        state = begun(seats)
        assert seen(state).medal is None
        assert seen(state).long_stop == 10
        assert [state.team(seat) for seat in range(seats)] == list(range(seats))


def test_V7_3_other_values_of_the_option_are_refused() -> None:
    with pytest.raises(BadOption, match="exact, at-least"):
        GAME.new(2, 1, {"buildings": "any"})
    for value in ("exact", "at-least"):
        assert seen(cast(TheGameMakersState, GAME.new(2, 1, {"buildings": value}))).buildings == value
