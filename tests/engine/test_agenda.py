"""Agendas: what is pushed last is done first, whatever the numbers of a task."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogwright.engine.agenda import Agenda

arguments = st.integers(-(2**20), 2**20)
tasks = st.lists(st.tuples(st.integers(0, 127), arguments, arguments), max_size=8)


@given(tasks)
def test_what_is_pushed_last_is_done_first(pushed: list[tuple[int, int, int]]) -> None:
    agenda = Agenda()
    for task in pushed:
        agenda.push(task)
        assert agenda.top() == task
    twin = agenda.copy()
    assert [agenda.pop() for _ in pushed] == pushed[::-1]
    assert agenda.is_empty()
    assert [twin.pop() for _ in pushed] == pushed[::-1]


@given(tasks, tasks)
def test_an_agenda_goes_on_after_it_was_emptied(
    before: list[tuple[int, int, int]], after: list[tuple[int, int, int]]
) -> None:
    agenda = Agenda()
    for task in before:
        agenda.push(task)
    agenda.clear()
    assert agenda.is_empty()
    for task in after:
        agenda.push(task)
    assert [agenda.pop() for _ in after] == after[::-1]
