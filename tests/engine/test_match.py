"""Matches: taking back, journal lines, and the way from and to records."""

from __future__ import annotations

import pytest
from auction import SELL, Auction

from cogwright.engine import UNDO, BadRecord, BadSeats, Entry, IllegalAction, Match, Record

POSITION = {"lot": 5}


def match() -> Match:
    return Match.from_position(Auction(), POSITION)


def test_a_simultaneous_decision_can_be_taken_back_until_all_have_decided() -> None:
    played = match()
    played.play(0, 3)
    assert played.can_undo(0)
    assert not played.can_undo(1)
    played.undo(0)
    assert played.state.legal_actions(0) == [0, 1, 2, 3, 4]
    played.play(0, 3)
    played.play(1, 2)  # now the bids are shown
    assert not played.can_undo(0)
    assert not played.can_undo(1)
    with pytest.raises(IllegalAction, match="seat 1 cannot take anything back"):
        played.undo(1)


def test_entries_grow_and_decisions_stand() -> None:
    played = match()
    played.play(0, 3)
    played.undo(0)
    played.play(0, 4)
    assert played.entries == [Entry(0, 3), Entry(0, UNDO), Entry(0, 4)]
    assert [(made.seat, made.action, made.number) for made in played.decisions] == [(0, 4, 3)]
    assert played.seat_number(0) == 3
    again = match()
    for entry in played.entries:
        again.enter(entry)
    assert again.state.view(0) == played.state.view(0)


def test_lines_know_their_entry_and_their_reader() -> None:
    played = match()
    played.play(1, 3)
    played.play(0, 2)
    assert [(line.number, line.only, line.message.id) for line in played.lines] == [
        (1, 1, "log-bid"),
        (2, 0, "log-bid"),
    ]
    played.play(1, SELL)
    assert played.lines[-1].number == 3
    assert played.lines[-1].message.args == {"seat": 1, "n": 3}


def test_an_illegal_action_changes_nothing() -> None:
    played = match()
    with pytest.raises(IllegalAction):
        played.play(0, SELL)
    assert played.entries == []
    assert played.decisions == []


def finished(seed: int = 5) -> Match:
    played = Match.new(Auction(), 2, seed, {"rounds": 2})
    while not played.state.is_over():
        seat = played.state.acting_seats()[0]
        played.play(seat, played.state.legal_actions(seat)[seat])
    return played


def test_nothing_is_taken_back_after_the_end() -> None:
    played = finished()
    assert not played.can_undo(0)
    assert not played.can_undo(1)


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_end(seed: int) -> None:
    played = finished(seed)
    text = played.record(("Ada", "ベン")).write()
    record = Record.read(text)
    assert record == played.record(("Ada", "ベン"))
    assert record.write() == text
    again = Match.from_record(record, Auction())
    assert again.state.view(None) == played.state.view(None)
    assert again.state.is_over()


def test_records_of_unfinished_games_and_positions() -> None:
    played = match()
    played.play(0, 3)
    record = Record.read(played.record().write())
    assert record.end is None
    assert record.position == POSITION
    assert Match.from_record(record, Auction()).state.acting_seats() == [1]


def test_every_changed_line_of_a_record_is_named() -> None:
    lines = finished().record().write().splitlines()
    for i, line in enumerate(lines):
        if not line:
            continue
        damaged = [*lines[:i], line.replace("0", "1") if "0" in line else line + "x", *lines[i + 1 :]]
        if damaged == lines:
            continue
        with pytest.raises(BadRecord, match=r"record, line|record: ") as refusal:
            Record.read("\n".join(damaged) + "\n")
        if i > lines.index(""):
            assert f"line {i + 1}:" in str(refusal.value)


def test_every_truncated_record_is_refused() -> None:
    lines = finished().record().write().splitlines()
    for length in range(len(lines)):
        with pytest.raises(BadRecord, match=r"record, line \d+"):
            Record.read("\n".join(lines[:length]))
    with pytest.raises(BadRecord, match="nothing may follow"):
        Record.read("\n".join([*lines, "9. 0 keep ;00000000"]))


def rewritten(**changes: object) -> Record:
    record = finished().record()
    return Record(**{**{key: getattr(record, key) for key in Record.__dataclass_fields__}, **changes})


def test_records_with_valid_checks_but_wrong_contents_are_refused() -> None:
    cases: list[tuple[dict[str, object], str]] = [
        ({"game": "chess"}, "it is of the game 'chess', not 'auction'"),
        ({"rules_version": 9}, "version 9 of the rules, installed is 1"),
        ({"components": "other 1 abc"}, "with the components 'other 1 abc'"),
        ({"totals": (99, 0)}, "it says 'rounds"),
        ({"end": None, "totals": None}, "unfinished, but the decisions end it"),
        ({"decisions": finished().record().decisions[:1]}, "the decisions do not end it"),
        ({"decisions": ((0, "keep"), *finished().record().decisions[1:])}, r"line 11: seat 0 cannot do 'keep' now"),
        ({"decisions": ((0, "dance"), *finished().record().decisions[1:])}, "line 11: action 'dance' is unknown"),
        ({"seats": 3, "players": ("a", "b", "c")}, "its start is refused: auction has 2 to 2 seats"),
    ]
    for changes, complaint in cases:
        with pytest.raises(BadRecord, match=complaint):
            Match.from_record(Record.read(rewritten(**changes).write()), Auction())


def test_a_seed_that_is_not_the_promised_one_is_refused() -> None:
    from cogwright.engine.record import next_check

    lines = finished().record().write().splitlines()
    lines[4] = "[Seed 6]"
    check = ""
    for line in lines[: lines.index("") - 1]:
        check = next_check(check, line)
    lines[lines.index("") - 1] = f'[Check "{check}"]'
    for i in range(lines.index("") + 1, len(lines)):
        body = lines[i].rsplit(" ;", 1)[0]
        check = next_check(check, body)
        lines[i] = f"{body} ;{check}"
    with pytest.raises(BadRecord, match="not the one that the header Commitment promised"):
        Record.read("\n".join(lines))


def test_a_record_needs_a_name_for_each_seat() -> None:
    with pytest.raises(BadSeats, match="a record of 2 seats needs 2 names, not 1"):
        finished().record(["Ada"])
