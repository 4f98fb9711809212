"""Where the terminal's output goes, in which colours, and how progress is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.style import Style
from rich.theme import Theme

from cogwright.lab.intervals import Estimate

PATIENCE_SECONDS: Final = 2.0

STYLES = {
    "strong": Style(bold=True),
    "quiet": Style(dim=True),
    "mark": Style(color="bright_yellow", bold=True),
    "blue": Style(color="#56b4e9"),
    "red": Style(color="#e4572e"),
    "green": Style(color="#2fb886"),
    "yellow": Style(color="#f0d942"),
    "purple": Style(color="#b58ae6"),
    "cost": Style(color="#e4a04a"),
    "gain": Style(color="#5ac8a0"),
    # The seats: Okabe and Ito's colours, which can be told apart without colour vision.
    "seat-0": Style(color="#e69f00"),
    "seat-1": Style(color="#56b4e9"),
    "seat-2": Style(color="#009e73"),
    "seat-3": Style(color="#d55e00"),
    "seat-4": Style(color="#cc79a7"),
    "seat-5": Style(color="#f0e442"),
}


def terminal(error: bool = False) -> Console:
    """The standard output, or the error output; brackets in names and words are nothing but brackets."""
    return Console(stderr=error, theme=Theme(STYLES), highlight=False, emoji=False, markup=False)


def style_of(words: str) -> Style:
    """A style written as in drawings: names separated by spaces."""
    return Style.combine([Style.null(), *(STYLES.get(word, Style.null()) for word in words.split())])


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error output, if that is a terminal; told how much more is done, it disappears at the end."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        yield lambda more: progress.advance(task, more)


class Patience:
    """Says on the error output, if that is a terminal, what is being waited for, but only once it takes long."""

    def __init__(self, label: str) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn())
        self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._progress.add_task(label, total=1.0)
        self._began = perf_counter()

    def __enter__(self) -> Patience:
        return self

    def show(self, share: float) -> None:
        """So much of the work is done, 0 to 1."""
        self._progress.update(self._task, completed=share)
        if perf_counter() - self._began > PATIENCE_SECONDS:
            self._progress.start()

    def __exit__(self, *_: object) -> None:
        self._progress.stop()


def percent(share: Estimate) -> str:
    """A share with its interval: `61.5 % (56.7–66.1)`."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def figure(estimate: Estimate) -> str:
    """A figure with half the width of its interval: `52.1 ± 0.8`."""
    spread = f" ± {(estimate.high - estimate.low) / 2:.1f}" if estimate.is_known else ""
    return f"{estimate.value:.1f}{spread}"
