"""Why something cannot be done, and what is shown as refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from makers_table import GAME, act, begun, item, legal, line, new, play_at_random, start, store

MIXED_GAPS = line("www...", "ddd...")
FULL = ["the-isle-of-cats", "root", "agricola", "gloomhaven"]
TWELVE = [[card.id for card in GAME.catalogue.cards if card.id != "scout"][n : n + 4] for n in (0, 4, 8)]
CIRCLES = [circle.id for circle in GAME.catalogue.circles]


@pytest.mark.parametrize(
    ("player", "action", "reason", "args"),
    [
        ({}, "pass", "why-forklift-ready", {"n": 1}),
        ({"forklifts": [0, 0, 1]}, "pass", "why-forklift-ready", {"n": 2}),
        ({"items": [item("gain wood 1")]}, "pass", "why-item-first", {}),
        ({"items": [item("gain wood 1")]}, "move 1", "why-item-first", {}),
        ({"forklifts": [1, 1, 2]}, "move 1", "why-no-forklift", {}),
        ({}, "finish 2", "why-no-contract", {"space": 2}),
        ({"contracts": ["scout"], "case": TWELVE}, "finish 1", "why-case-full", {"card": "scout", "n": 12}),
        (
            {"contracts": ["takenoko"], "store": store("wood 1, dice 1", cards=1)},
            "finish 1",
            "why-missing",
            {"card": "takenoko", "missing": {"cards": 1, "wood": 2, "tiles": 2, "plastic": 1}},
        ),
        (
            {"contracts": ["chess"], "machines": line("www...")},
            "finish 1",
            "why-missing",
            {"card": "chess", "missing": {"wood": 2}},
        ),
        ({}, "tweenie tw-tree", "why-no-gap", {"tweenie": "tw-tree"}),
        (
            {"machines": MIXED_GAPS, "tweenies": {"tw-tree": 1}},
            "tweenie tw-tree",
            "why-tweenie-used",
            {"tweenie": "tw-tree"},
        ),
        ({}, "work hollow-1", "why-no-hollow", {}),
        ({"structures": {"b-sawmill": [1, 2]}}, "work hollow-2", "why-no-hollow", {}),
        ({"assigned": {"ws-ad-1": [1]}, "workers": [1]}, "work ws-ad-1", "why-occupied", {"place": "ws-ad-1"}),
        ({}, "work ws-2b", "why-few-workers", {"place": "ws-2b", "demands": {"worker-3": 1, "worker-1": 1}}),
        ({"contracts": FULL, "items": [item("gain cards 2")]}, "card 1 contract", "why-contracts-full", {}),
        ({"items": [item("gain cards 2")]}, "card 3 component", "why-no-such-card", {"n": 3}),
        ({}, "card 1 component", "why-no-cards", {}),
        ({"items": [item("gain tiles 1")]}, "card 1 component", "why-no-cards", {}),
        ({"items": [item("gain any 1")]}, "card 1 component", "why-item-first", {}),
        ({"items": [item("gain any 1")]}, "build A", "why-item-first", {}),
        ({}, "kind wood", "why-no-kind", {}),
        ({}, "wood worker", "why-no-wood", {}),
        ({}, "die component", "why-no-die", {}),
        ({}, "advance war", "why-no-advance", {}),
        ({"items": [item("gain dice 1")], "cubes": {"war": 28}}, "advance war", "why-track-end", {"track": "war"}),
        ({"items": [item("advance any 1")], "cubes": {"war": 28}}, "advance war", "why-track-end", {"track": "war"}),
        ({"items": [item("advance trees 1")]}, "advance war", "why-other-track", {"track": "trees"}),
        ({}, "tile 1 machine", "why-no-tiles", {}),
        ({"items": [item("gain tiles 1")]}, "tile 2 component", "why-no-such-tile", {"n": 2}),
        (
            {"items": [item("gain tiles 3")], "machines": line("cw..dd", "cw..dd", "cw..dd")},
            "tile 1 machine",
            "why-no-room",
            {"n": 3},
        ),
        ({}, "put 1 1 f", "why-no-put", {}),
        ({}, "plastic component", "why-no-plastic", {}),
        ({}, "build A", "why-no-plastic", {}),
        (
            {"items": [item("gain plastic 1")], "structures": {"a-dice-vault": []}},
            "build A",
            "why-no-building-space",
            {"structure": "a-dice-vault", "level": 1},
        ),
        ({}, "place 1 1", "why-no-game", {}),
        ({}, "gap 1", "why-no-tweenie", {}),
        ({}, "clear ws-1a", "why-no-clear", {}),
        (
            {"assigned": {"ws-ad-1": [1]}, "workers": [1], "items": [item("clear")]},
            "clear ws-1a",
            "why-not-occupied",
            {},
        ),
        ({}, "plant 1", "why-no-tree", {}),
        ({"trees": ["ci-crew"], "items": [item("tree")]}, "plant 1", "why-circle-full", {"circle": "ci-crew"}),
        ({}, "keep 1", "why-setup-over", {}),
        ({}, "side a", "why-setup-over", {}),
    ],
)
def test_why_an_action_is_not_legal(player: dict[str, Any], action: str, reason: str, args: dict[str, Any]) -> None:
    state = start(player, {})
    assert action not in legal(state)
    message = state.why_not(0, GAME.action(action))
    assert (message.id, dict(message.args)) == (reason, args)


def test_why_not_in_the_middle_of_a_choice_in_two_parts() -> None:
    state = start({"contracts": ["scout"], "store": store(cards=2), "case": [["azul"]], "machines": MIXED_GAPS})
    act(state, "finish 1")
    for action, reason in (
        ("place 1 1", "why-place-taken"),
        ("move 1", "why-place-first"),
        ("gap 1", "why-place-first"),
    ):
        assert state.why_not(0, GAME.action(action)).id == reason
    act(state, "place 1 2", "card 1 component", "tweenie tw-wood")
    for action, reason in (("gap 3", "why-gap-closed"), ("pass", "why-gap-first")):
        assert state.why_not(0, GAME.action(action)).id == reason
    state = start({"items": [item("gain tiles 2", drawn=["t2-wood-wood"])], "machines": line("ccdd..")})
    act(state, "tile 1 machine")
    for action, reason in (
        ("put 1 1 f", "why-put-no-room"),
        ("put 1 6 f", "why-put-no-room"),
        ("put 2 1 r", "why-put-alike"),
        ("put 1 1 r", "why-put-no-room"),
        ("wood worker", "why-put-first"),
    ):
        assert state.why_not(0, GAME.action(action)).id == reason


def test_why_not_in_the_setup() -> None:
    state = new(2, 3)
    for action, reason in (
        ("pass", "why-setup-first"),
        ("side a", "why-keep-first"),
        ("card 1 contract", "why-keep-first"),
    ):
        assert state.why_not(0, GAME.action(action)).id == reason
    act(state, "keep 1", "keep 1", "keep 1")
    assert state.why_not(0, GAME.action("keep 1")).id == "why-side-first"
    act(state, "side a", "side a")
    assert state.why_not(0, GAME.action("side a")).id == "why-setup-card-first"
    assert state.why_not(0, GAME.action("card 2 contract")).id == "why-setup-card-first"
    act(state, "card 1 contract", "card 2 contract", "card 3 contract")
    assert state.why_not(0, GAME.action("card 3 contract")).id == "why-setup-done"


def test_why_not_at_least_one_contract() -> None:
    for seed in range(5):
        state = new(1, seed)
        act(state, "keep 1", "keep 1", "keep 1")
        while legal(state)[0].startswith("side"):
            act(state, "side b")
        act(state, "card 1 component")
        assert state.why_not(0, GAME.action("card 3 component")).id == "why-setup-card-first"


def test_why_not_after_passing_and_after_the_end() -> None:
    state = start({"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]}, last=True)
    act(state, "pass")
    assert state.why_not(0, GAME.action("pass")).id == "why-passed"
    act(state, "pass", seat=1)
    assert state.why_not(0, GAME.action("pass")).id == "why-over"


def test_for_a_legal_action_there_is_the_general_reason() -> None:
    for seats, seed in ((1, 1), (2, 2), (3, 3)):
        state, choose = new(seats, seed), Random(seed)
        while not state.is_over():
            for seat in state.acting_seats():
                reasons = {state.why_not(seat, action).id for action in state.legal_actions(seat)}
                assert reasons == {"why-not-now"}
            play_at_random(state, choose, 3)


def test_every_action_has_a_reason_at_any_time() -> None:
    state, choose = begun(2, 7), Random(7)
    while not state.is_over():
        for seat in (0, 1):
            for action in range(len(GAME.vocabulary)):
                assert state.why_not(seat, action).id.startswith("why-")
        play_at_random(state, choose, 9)


# What is shown as refused


def test_refused_are_contracts_worker_places_and_passing() -> None:
    state = start({"contracts": ["root", "", "scout"], "store": store(cards=2), "structures": {"b-sawmill": [1, 2]}})
    assert [refusal.action for refusal in state.refusals(0)] == [
        *("pass", "finish 1", "work ws-1a", "work ws-1b", "work ws-2a", "work ws-2b", "work ws-3"),
        *("work ws-look-2", "work ws-ad-2", "work ws-ad-3"),
    ]
    assert state.refusals(0)[1].reason.id == "why-missing"


@pytest.mark.parametrize(
    ("player", "expected"),
    [
        ({"contracts": FULL, "items": [item("gain cards 2")]}, ["card 1 contract", "card 2 contract"]),
        ({"cubes": {"war": 28}, "items": [item("gain dice 1")]}, ["advance war"]),
        ({"items": [item("advance war 1")]}, [f"advance {track}" for track in ("set", "team", "engine", "trees")]),
        ({"machines": line("cwdtpc", "dtpcwd", "tpcwd."), "items": [item("gain tiles 2")]}, ["tile 1 machine"]),
        (
            {
                "structures": {"a-dice-vault": [], "b-print-shop": [], "c-showroom": []},
                "items": [item("gain plastic 1")],
            },
            ["build A", "build B"],
        ),
        ({"items": [item("tree")]}, []),
        ({"items": [item("gain wood 1")]}, []),
    ],
)
def test_refused_uses_of_what_is_gained(player: dict[str, Any], expected: list[str]) -> None:
    refusals = [refusal.action for refusal in start(player).refusals(0)]
    assert [name for name in refusals if name.split(" ")[0] not in ("work", "finish", "tweenie")] == expected


def test_refused_are_tweenies_once_there_are_machines() -> None:
    assert not [refusal for refusal in start().refusals(0) if refusal.action.startswith("tweenie")]
    state = start({"machines": line("ww....")})
    assert len([refusal for refusal in state.refusals(0) if refusal.action.startswith("tweenie")]) == 8


def test_nothing_is_refused_in_the_setup_in_halves_or_after_passing() -> None:
    assert new(2).refusals(0) == []
    state = start({"machines": MIXED_GAPS, "forklifts": [1, 2, 3]}, {})
    act(state, "tweenie tw-wood")
    assert state.refusals(0) == []
    state = start({"forklifts": [1, 2, 3]}, {})
    act(state, "pass")
    assert state.refusals(0) == []
