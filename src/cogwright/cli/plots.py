"""Draws the figures of the laboratory into a file: SVG, PNG or PDF by its name, labelled in the chosen language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cogwright.cli.words import Words
from cogwright.engine import CogwrightError, Game, game
from cogwright.engine.errors import file_trouble, sentence
from cogwright.lab import ArenaReport, BalanceReport, Estimate
from cogwright.lab.extras import require

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ENDINGS: Final = (".svg", ".png", ".pdf")
JAPANESE_FONTS: Final[tuple[str, ...]] = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans JP",
    "IPAexGothic",
    "IPAGothic",
    "TakaoGothic",
    "VL Gothic",
    "Hiragino Sans",
    "Yu Gothic",
    "Meiryo",
    "MS Gothic",
)
# Okabe and Ito's colours, which can be told apart without colour vision.
BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#666666"
LINE_HEIGHT: Final = 0.2
"""Inches a row of a panel takes."""
PANEL_WIDTH: Final = 5.2


def check_plot(file: Path | None) -> None:
    """Refuse a plot that could not be drawn, before anything is played.

    Raises:
        CogwrightError: matplotlib is missing, or the file's name says no format.
    """
    if file is None:
        return
    require("matplotlib", "--plot")
    if file.suffix.lower() not in ENDINGS:
        raise CogwrightError(sentence("refused-plot", path=file, allowed=", ".join(ENDINGS)))


@dataclass(frozen=True)
class Panel:
    """Estimates one below the other, and a line for what would be even."""

    title: str
    unit: str
    rows: Sequence[tuple[str, Estimate, bool]]
    """Label, estimate, and whether it is remarkable."""
    even: float | None = None
    scale: float = 1.0

    @property
    def height(self) -> float:
        """In inches, with title and axis."""
        return len(self.rows) * LINE_HEIGHT + 0.9


def plot_arena(report: ArenaReport, file: Path, words: Words) -> str | None:
    """Draw shares of wins, ratings and the seats. Returns a remark if the language had to be another one."""
    return _draw(file, game(report.game), words, lambda said: _arena_panels(report, said), "arena")


def plot_balance(report: BalanceReport, file: Path, words: Words, rules: Game) -> str | None:
    """Draw seats, options, actions, and the components of each table. Returns a remark as `plot_arena` does."""
    return _draw(file, rules, words, lambda said: _balance_panels(report, said), "balance")


def _arena_panels(report: ArenaReport, words: Words) -> list[list[Panel]]:
    players = sorted(report.players, key=lambda player: player.rating.value, reverse=True)
    ratings = [(player.player, player.rating, False) for player in players]
    if report.automa is not None:
        ratings.append((words.say(f"player-{report.tournament.seats}"), report.automa, False))
    seats = [(words.say("seat-number", n=seat + 1), share, False) for seat, share in enumerate(report.seats)]
    return [
        [
            Panel(words.say("plot-share"), "%", [(one.player, one.share, False) for one in players], report.even, 100),
            Panel(words.say("arena-seats"), "%", seats, report.even if report.automa is None else None, 100),
        ],
        [
            Panel(words.say("head-rating"), "", ratings),
            Panel(words.say("head-points"), "", [(one.player, one.points, False) for one in players]),
        ],
    ]


def _balance_panels(report: BalanceReport, words: Words) -> list[list[Panel]]:
    seats = [(words.say("seat-number", n=seat + 1), share, False) for seat, share in enumerate(report.seats)]
    order = [(words.say("turn-number", n=place + 1), share, False) for place, share in enumerate(report.order)]
    first = [
        Panel(words.say("head-share-of-seat"), "%", seats, report.even, 100),
        Panel(words.say("head-share-of-place"), "%", order, report.even, 100),
    ]
    if report.options:
        options = [(words.option(one.option, one.value), one.first, False) for one in report.options]
        first.append(Panel(words.say("head-first"), "%", options, report.even, 100))
    if not report.decided:
        return [first]
    actions = [(words.verb(one.verb), one.difference, one.remarkable) for one in report.actions]
    first.append(Panel(words.say("balance-actions-difference"), "", actions, 0.0))
    lifts = [lift for lift in report.owned if lift.games]
    kinds = []
    for kind in dict.fromkeys(lift.kind for lift in lifts):
        rows = [(words.name(lift.component), lift.lift, lift.remarkable) for lift in lifts if lift.kind == kind]
        title = words.say("balance-lift-of", kind=words.table(kind))
        kinds.append(Panel(title, words.say("percentage-points"), rows, 0.0, 100))
    return _packed([first], kinds)


def _packed(columns: list[list[Panel]], panels: Sequence[Panel]) -> list[list[Panel]]:
    """The columns with the panels below what stands there already, as far as there is room, or in columns of their own."""
    room = max(sum(panel.height for panel in column) for column in [*columns, *([panel] for panel in panels)])
    for panel in sorted(panels, key=lambda panel: -panel.height):
        free = [column for column in columns if sum(other.height for other in column) + panel.height <= room]
        if free:
            free[0].append(panel)
        else:
            columns.append([panel])
    return columns


def _draw(
    file: Path, rules: Game, words: Words, panels: Callable[[Words], list[list[Panel]]], title: str
) -> str | None:
    """Draw columns of panels; in English if there is no font for the language."""
    import matplotlib

    fonts, said, remark = _fonts(), words, None
    if words.language == "ja" and not fonts:
        said, remark = Words(rules, "en", words.names), words.say("plot-without-font")
    settings: Any = {
        "font.family": [*fonts, "DejaVu Sans"],
        "font.size": 8,
        "svg.hashsalt": "cogwright",
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
    with matplotlib.rc_context(settings):
        drawn = _figure(panels(said), said.say(title, title=rules.title[said.language]), said.say("plot-legend"))
        try:
            drawn.savefig(file, dpi=150, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise CogwrightError(sentence("refused-writing", path=file, reason=file_trouble(error))) from None
    return remark


def _fonts() -> list[str]:
    """The first font on this machine that has Japanese letters."""
    from matplotlib.font_manager import fontManager

    names: set[str] = set(fontManager.get_font_names())
    return [name for name in JAPANESE_FONTS if name in names][:1]


def _figure(columns: Sequence[Sequence[Panel]], title: str, legend: str) -> Figure:
    from matplotlib.figure import Figure

    heights = [[panel.height for panel in column] for column in columns]
    height = max(map(sum, heights))
    figure = Figure(figsize=(PANEL_WIDTH * len(columns), height + 0.6), layout="constrained")
    figure.suptitle(title, fontweight="bold", fontsize=11)
    figure.supxlabel(legend, fontsize=8)
    grid = figure.add_gridspec(1, len(columns))
    for i, (column, needed) in enumerate(zip(columns, heights, strict=True)):
        spare = height - sum(needed)
        ratios = [*needed, spare] if spare > 0.01 else needed
        cells = grid[0, i].subgridspec(len(ratios), 1, height_ratios=ratios)
        for place, panel in enumerate(column):
            _fill(figure.add_subplot(cells[place, 0]), panel)
    return figure


def _fill(axes: Axes, panel: Panel) -> None:
    """Points with their intervals, the first row on top; what is remarkable stands out by colour and shape."""
    axes.set_title(panel.title, loc="left", fontsize=9)
    if panel.even is not None:
        axes.axvline(panel.even * panel.scale, color=GREY, linewidth=0.8, linestyle="--")
    for row, (_, estimate, remarkable) in enumerate(panel.rows):
        value, low, high = (panel.scale * one for one in (estimate.value, estimate.low, estimate.high))
        colour = ORANGE if remarkable else BLUE
        if estimate.is_known:
            axes.plot([low, high], [row, row], color=colour, linewidth=1.2)
        axes.plot([value], [row], color=colour, marker="D" if remarkable else "o", markersize=4)
    axes.set_yticks(range(len(panel.rows)), [label for label, _, _ in panel.rows])
    axes.set_ylim(len(panel.rows) - 0.5, -0.5)
    axes.set_xlabel(panel.unit)
    axes.grid(axis="x", color="#dddddd", linewidth=0.5)
    axes.set_axisbelow(True)
