"""Thinking in several processes: each grows a tree of its own, and what they learnt about the root is added up."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess
from time import perf_counter

from cogwright.engine.errors import CogwrightError, sentence
from cogwright.players.process import depend_on_parent
from cogwright.players.search.budget import Budget
from cogwright.players.search.growth import Growth

Learnt = tuple[int, list[int], list[int], list[float], list[float], list[float], list[list[float]]]
"""Tries, and of the root: actions, visits, sums of leads, points, results, and of all players' points."""


class Helpers:
    """The other processes that think about the same position as this one, within the same budget."""

    def __init__(self, growth: Growth, budget: Budget) -> None:
        """Start them; each is a copy of this process, so the position need not be sent.

        Raises:
            CogwrightError: the operating system cannot copy processes.
        """
        if "fork" not in multiprocessing.get_all_start_methods():
            raise CogwrightError(sentence("refused-processes", n=budget.processes, system=sys.platform))
        context = multiprocessing.get_context("fork")
        self.pipes: list[Connection] = []
        self.processes: list[ForkProcess] = []
        for number in range(1, budget.processes):
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_help, args=(there, growth, budget, number), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def collect(self, growth: Growth) -> None:
        """Wait for them and add what they learnt."""
        for pipe in self.pipes:
            try:
                learnt: Learnt = pipe.recv()
            except EOFError:  # somebody has ended it: the others have thought enough
                continue
            _add(growth, learnt)
        self.stop()

    def stop(self) -> None:
        """End them at once."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for pipe in self.pipes:
            pipe.close()


def _help(pipe: Connection, growth: Growth, budget: Budget, number: int) -> None:
    """What a helper does: grow a tree with guesses of its own for as long as the budget says, then tell."""
    depend_on_parent()
    mine = Growth(growth.state, growth.seat, growth.seed + (number << 40))
    started = perf_counter()
    spent = 0.0
    while spent < 1.0:
        mine.grow(spent)
        spent = budget.share(mine.tries, perf_counter() - started)
    root = mine.root
    learnt: Learnt = (mine.tries, root.actions, root.visits, root.leads, root.points, root.results, mine.totals)
    pipe.send(learnt)
    pipe.close()
    os._exit(0)  # what else the copied process would do at its end is the business of the original


def _add(growth: Growth, learnt: Learnt) -> None:
    tries, actions, visits, leads, points, results, totals = learnt
    root = growth.root
    growth.tries += tries
    for n in range(len(actions)):
        i = root.index(actions[n])
        root.visits[i] += visits[n]
        root.leads[i] += leads[n]
        root.points[i] += points[n]
        root.results[i] += results[n]
        for player in range(growth.players):
            growth.totals[i][player] += totals[n][player]
