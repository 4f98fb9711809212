"""The commands and their options. What they do stands in the files they call."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from cogwright.cli.arguments import chosen_language, chosen_workers, spoken_language
from cogwright.cli.usage import usage_refusal
from cogwright.engine import CogwrightError
from cogwright.engine.errors import Sentence, file_trouble, say, sentence

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class CogwrightGroup(TyperGroup):
    """Says what is wrong in one line, and ends with exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; without `standalone_mode`, callers from Python get result and exceptions themselves."""
        arguments = list(sys.argv[1:] if args is None else args)
        run = partial(super().main, args, prog_name, complete_var, False, windows_expand_args, **extra)
        if not standalone_mode:
            return run()
        try:
            result = run()
            sys.stdout.flush()
        except CogwrightError as error:
            refuse(error.sentence, arguments)
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except typer.TyperException as error:
            refuse(usage_refusal(error.format_message()), arguments)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(0)
        except OSError as error:
            if not _output_fails():
                raise
            refuse(sentence("refused-output", reason=file_trouble(error)), arguments)
        sys.exit(result if isinstance(result, int) else 0)


def _output_fails() -> bool:
    """Whether nothing can be written to the standard output, as on a full disk; then what is left to be written is given up."""
    try:
        print(flush=True)
    except OSError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it stays open to the end
        return True
    return False


def refuse(complaint: Sentence, arguments: Sequence[str]) -> NoReturn:
    """Print the complaint as one line, in the language that these arguments ask for, and end."""
    said = say(complaint, spoken_language(arguments))
    print("cogwright: " + " ".join(said.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)


app = typer.Typer(
    cls=CogwrightGroup,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """The entry point of the installed `cogwright` command; letters that the terminal does not know become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="cogwright")


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, for instance mech-a-dream (see: cogwright games).")
]
Seed = Annotated[int | None, typer.Option(help="The seed: the same seed gives the same game. Drawn if not given.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game, for instance specialists=on. Repeatable."
    ),
]
Components = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A component file instead of the game's open set.")
]
Language = Annotated[
    str | None,
    typer.Option(metavar="en|ja", help="The language; taken from COGWRIGHT_LANGUAGE or the locale if not given."),
]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="How many processes; the result does not depend on it.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address instead; `local` starts one here."),
]
Plot = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw the figures into this file (.svg, .png or .pdf).")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"cogwright {version('cogwright')}")
        raise typer.Exit


@app.callback(help="Board games about workshops and machines, with their complete rules, for people and bots.")
def cogwright(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """What stands before every command; without one, the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help="List the installed games, their seats, options and editions.")
def games(language: Language = None) -> None:
    """`cogwright games`."""
    from cogwright.cli.listing import list_games

    list_games(chosen_language(language))


@app.command(
    help="Play a game in the terminal. Against bots or with several people at one keyboard. "
    "Type `help` while playing to see what can be typed; `quit`, Ctrl-C and the end of the input save the game."
)
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; not needed with --resume.", show_default=False)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,...",
            help="Who plays, by seat: `you`, `you:NAME`, or a bot (random, greedy, search:1s, or a program of yours: "
            "`exec:COMMAND`). The usual: you,greedy.",
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    components: Components = None,
    language: Language = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here after every decision.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin from a written position (TOML or JSON).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    hints: Annotated[
        str, typer.Option(metavar="BUDGET", help="How long a hint may think: 1s, 250ms, or a number of tries.")
    ] = "1s",
) -> None:
    """`cogwright play`."""
    from cogwright.cli.play import play_game

    play_game(game, seats, option or [], seed, components, chosen_language(language), save, position, resume, hints)


@app.command(help="Let bots play many games. Shows who wins, scores, length, ends, and the advantage of beginning.")
def simulate(
    game: GameId,
    seats: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="The bots, by seat; `exec:COMMAND` is a program of yours.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    jobs: Jobs = 1,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move every bot one seat on after each game.")] = False,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """`cogwright simulate`."""
    from cogwright.cli.simulate import simulate_games

    simulate_games(game, seats, games, jobs, seed, option or [], components, rotate, json, chosen_language(language))


@app.command(
    help="Hold a tournament between bots. All play the same deals at every seat; shows shares of wins and ratings, with how "
    "sure they are. Every game is kept in a file: the same command goes on with an interrupted tournament."
)
def arena(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; not needed with --results.", show_default=False)
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="BOT,BOT,...", help="Who takes part, each once. [default: greedy,random]")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=10_000_000,
            help="How many games, at least: every deal is played by all. [default: 400, or what stands in --results]",
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Seats at a table. As many as there are players if not given.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The file of all games. [default: arena-GAME-SEED.results in this folder]"),
    ] = None,
    plot: Plot = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """`cogwright arena`."""
    from cogwright.cli.arena import hold_tournament

    hold_tournament(
        game,
        players,
        games,
        seats,
        chosen_workers(jobs, ray),
        seed,
        option or [],
        components,
        results,
        plot,
        json,
        chosen_language(language),
    )


@app.command(
    help="Judge the balance of a component set. Bots play many games, with all options in turn; shows which components, "
    "actions, seats and options go with winning, and how sure that is."
)
def balance(
    game: GameId,
    players: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Who plays; one bot sits everywhere.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games, at least.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Seats at a table. Two, or as many as the game needs, if not given.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    plot: Plot = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """`cogwright balance`."""
    from cogwright.cli.balance import show_balance

    show_balance(
        game,
        players,
        games,
        seats,
        chosen_workers(jobs, ray),
        seed,
        option or [],
        components,
        plot,
        json,
        chosen_language(language),
    )


@app.command(help="Step through a recorded game, or check a record.")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check it: checksums, decisions, result, and the promised seed.")
    ] = False,
    components: Components = None,
    language: Language = None,
) -> None:
    """`cogwright replay`."""
    from cogwright.cli.replay import replay_record, verify_record

    if verify:
        verify_record(file, components, chosen_language(language))
    else:
        replay_record(file, components, chosen_language(language))


@app.command(
    help="Let the coach look at a recorded game. Shows what each player could expect as the game went on, the decisions "
    "that cost most, and what would have been better."
)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record, of a finished game or not.")],
    budget: Annotated[
        str | None,
        typer.Option(
            metavar="BUDGET",
            help="How long to think about each decision: a number of tries, or a time like 250ms. [default: 120 tries, "
            "fewer in very long games]",
        ),
    ] = None,
    json: AsJson = False,
    components: Components = None,
    language: Language = None,
) -> None:
    """`cogwright analyse`."""
    from cogwright.cli.analyse import analyse_record

    analyse_record(file, budget, json, components, chosen_language(language))


@app.command(help="Show, check or export a component set. The exported open set can be edited.")
def components(
    game: GameId,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check this component file.")] = None,
    export: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the open set to this new file.")] = None,
    language: Language = None,
) -> None:
    """`cogwright components`."""
    from cogwright.cli.listing import show_components

    show_components(game, check, export, chosen_language(language))


@app.command(help="Measure how fast games run on one core. In decisions a second, and the time to copy a state.")
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME ...]", help="The games; all if none is named.", show_default=False),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """`cogwright bench`."""
    from cogwright.cli.bench import bench_games

    bench_games(games or [], json, chosen_language(language))


@app.command(help="Start the server for play in the browser. At tables with others and with bots.")
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port. [default: 8000]")] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept. [default: data]")] = None,
) -> None:
    """`cogwright serve`; what is not named here comes from the environment (docs/server.md)."""
    from cogwright.server import Settings
    from cogwright.server import serve as start

    start(Settings.from_environment(host=host, port=port, data=data))
