"""Vocabulary, chance, options, component files, score sheets, the registry."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from auction import Auction
from hypothesis import given
from hypothesis import strategies as st

import cogwright
from cogwright.engine import (
    BadComponents,
    BadOption,
    BadSeats,
    BadSeed,
    CogwrightError,
    Fields,
    Option,
    QuickSource,
    RandomSource,
    ScoreLine,
    ScoreSheet,
    UnknownAction,
    UnknownGame,
    Vocabulary,
    commitment,
    ranked,
    utilities,
)
from cogwright.engine.components import parse_components, read_components
from cogwright.engine.options import check_options


def test_vocabulary_names_and_ids_count_up_in_order() -> None:
    words = Vocabulary("keep {2}", "die {1..3}", "pay {nut|oil} {2}", "pass")
    assert words.names() == [
        "keep 0", "keep 1", "die 1", "die 2", "die 3", "pay nut 0", "pay nut 1", "pay oil 0", "pay oil 1", "pass",
    ]  # fmt: skip
    assert [words.action(words.name(i)) for i in range(len(words))] == list(range(10))
    assert words.first("pay {nut|oil} {2}") == 5
    with pytest.raises(UnknownAction, match=r"'die 4' is unknown; allowed are: die \{1\.\.3\}"):
        words.action("die 4")
    with pytest.raises(UnknownAction, match="ids of this game are 0 to 9"):
        words.name(10)
    with pytest.raises(ValueError, match="twice"):
        Vocabulary("a", "a")
    with pytest.raises(ValueError, match=r"none of"):
        Vocabulary("a {x}")


def test_chance_never_changes() -> None:
    source = RandomSource(7)
    key = hashlib.sha256(b"7").digest()
    block = hashlib.sha256(key + bytes(8)).digest()
    assert [source.word() for _ in range(8)] == [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    assert [RandomSource(7).below(6) for _ in range(3)] == [RandomSource(7).below(6)] * 3
    items = list(range(10))
    RandomSource(2026).shuffle(items)
    assert items == shuffled_by_the_definition(2026)


def shuffled_by_the_definition(seed: int) -> list[int]:
    words: list[int] = []
    key = hashlib.sha256(str(seed).encode()).digest()
    for block in range(4):
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    items = list(range(10))
    for i in range(9, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (i + 1):
            word = words.pop(0)
        j = word % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


@given(st.integers(0, 2**256 - 1), st.integers(1, 2**32))
def test_numbers_are_below_their_limit_and_copies_go_on_alike(seed: int, limit: int) -> None:
    source = RandomSource(seed)
    source.word()
    twin = source.copy()
    drawn = [source.below(limit) for _ in range(20)]
    assert all(0 <= number < limit for number in drawn)
    assert drawn == [twin.below(limit) for _ in range(20)]


@given(st.integers(0, 2**256 - 1), st.integers(1, 2**31 - 1))
def test_the_quick_source_keeps_its_limits_and_copies_go_on_alike(seed: int, limit: int) -> None:
    source = QuickSource(seed)
    assert 0 <= source.word() < 2**32
    twin = source.copy()
    drawn = [source.below(limit) for _ in range(20)]
    assert all(0 <= number < limit for number in drawn)
    assert drawn == [twin.below(limit) for _ in range(20)]


def test_the_quick_source_multiplies_with_carry() -> None:
    key = RandomSource(7)
    carry, word = 1 + key.word() % 698769067, key.word()
    source = QuickSource(7)
    for _ in range(100):
        carry, word = divmod(698769069 * word + carry, 2**32)
        assert source.word() == word
    with pytest.raises(ValueError, match="must be 1 to"):
        source.below(2**31)


@pytest.mark.parametrize("source", [RandomSource(1), QuickSource(1)], ids=["sha-256", "quick"])
def test_every_number_is_about_equally_likely(source: RandomSource) -> None:
    counts = [0] * 6
    for _ in range(6000):
        counts[source.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "7", True, None])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0"):
        RandomSource(seed)


def test_the_commitment_is_the_hash_of_the_seed_in_decimal() -> None:
    assert commitment(7) == hashlib.sha256(b"7").hexdigest()


def test_options_are_checked_and_parsed() -> None:
    flag, choice = Option("f", "flag", False), Option("c", "choice", "calm", ("calm", "builder"))
    number, data = Option("n", "number", 0, minimum=-20, maximum=20), Option("d", "data", None)
    assert [flag.parse(word) for word in ("on", "No", "1", "FALSE")] == [True, False, True, False]
    assert (choice.parse("builder"), number.parse("-4"), number.check(20)) == ("builder", -4, 20)
    for option, text in ((flag, "maybe"), (choice, "wild"), (number, "21"), (number, "x"), (number, "--3")):
        with pytest.raises(BadOption, match=f"option {option.id} = .*: allowed is"):
            option.parse(text)
    for option, value in ((flag, 1), (choice, True), (number, True), (data, [])):
        with pytest.raises(BadOption, match="allowed is"):
            option.check(value)


def test_data_options_come_from_files(tmp_path: Path) -> None:
    data = Option("deal", "data", None)
    (tmp_path / "a.toml").write_text("start = 1\n")
    (tmp_path / "a.json").write_text('{"start": 1}')
    assert data.parse(str(tmp_path / "a.toml")) == data.parse(str(tmp_path / "a.json")) == {"start": 1}
    (tmp_path / "b.toml").write_text("start = \n")
    (tmp_path / "b.json").write_text("[1]")
    for name, complaint in (("b.toml", "is not TOML"), ("b.json", "must hold a table"), ("c.toml", "cannot be read")):
        with pytest.raises(BadOption, match=complaint):
            data.parse(str(tmp_path / name))


def test_games_check_seats_and_options() -> None:
    for seats in (1, 3, True, "2"):
        with pytest.raises(BadSeats, match=r"auction has 2 to 2 seats"):
            Auction().new(seats, 1)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"option 'x' is unknown; allowed are rounds"):
        Auction().new(2, 1, {"x": 1})


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(UnknownGame, match=r"game 'go' is not installed; installed are: .*mech-a-dream"):
        cogwright.game("go")
    with pytest.raises(CogwrightError, match="language 'fr': allowed are en, ja"):
        cogwright.game("mech-a-dream").words("fr")


def test_component_files_are_read_with_clear_errors(tmp_path: Path) -> None:
    good = '[meta]\ngame = "g"\nedition = "open"\nversion = 1\n[[tiles]]\nid = "a"\nname = { en = "A", ja = "ア" }\n'
    components = parse_components(good, "f.toml", "g")
    assert components.names() == {"a": {"en": "A", "ja": "ア"}}
    commented = parse_components("# a comment\n" + good.replace("version = 1", "version = 2"), "f.toml", "g")
    assert components.checksum == commented.checksum
    assert components.checksum != parse_components(good.replace('"A"', '"B"'), "f.toml", "g").checksum
    for text, complaint in (
        ("[meta", "f.toml: is not TOML"),
        ("x = 1", "f.toml: meta: is missing"),
        (good.replace('"g"', '"h"'), "f.toml: meta: game: must be 'g', not 'h'"),
        (good.replace("version = 1", "version = 0"), "f.toml: meta: version: must be at least 1, not 0"),
    ):
        with pytest.raises(BadComponents, match=complaint):
            parse_components(text, "f.toml", "g")
    with pytest.raises(BadComponents, match=r"nothing\.toml: cannot be read"):
        read_components(tmp_path / "nothing.toml", "g")


def test_fields_name_file_row_field_and_what_is_allowed() -> None:
    data = {
        "rows": [{"id": "a-b", "n": 3, "flag": 1, "word": "x", "list": ["red", "red"], "gain": {"ink": -1}}],
        "name": {"en": "A"},
    }
    top = Fields(BadComponents, "f.toml", "", data)
    row = top.rows("rows")[0]
    unknown = Fields(BadComponents, "f.toml", "", {"zzz": 1})
    unknown_row = Fields(BadComponents, "f.toml", "rows, row 1 (a-b)", {"zzz": 1})
    where = r"f\.toml: rows, row 1 \(a-b\): "
    for read, complaint in (
        (lambda: row.number("n", 4, 6), where + "n: must be 4 to 6, not 3"),
        (lambda: row.number("word"), where + "word: must be a whole number, at least 0, not 'x'"),
        (lambda: row.number("m"), where + "m: is missing"),
        (lambda: row.flag("flag"), where + "flag: must be true or false, not 1"),
        (lambda: row.text("n"), where + "n: must be a text, not 3"),
        (lambda: row.choice("word", ("y", "z")), where + "word: must be one of y, z, not 'x'"),
        (lambda: row.words("list", ("red",)), where + "list: names 'red' twice"),
        (lambda: row.words("list", ("blue",)), where + "list: may hold blue, not 'red'"),
        (lambda: row.amounts("gain", ("ink",)), where + "gain: ink: must be at least 0, not -1"),
        (lambda: row.amounts("gain", ("oil",)), where + "gain: ink: is unknown; allowed are oil"),
        (lambda: row.items("n"), where + "n: must be a list, not 3"),
        (lambda: row.table("n"), where + "n: must be a table, not 3"),
        (lambda: row.id("n"), where + "n: must be a text"),
        (lambda: top.names("name"), "name: ja: is missing"),
        (lambda: unknown.close(), r"f\.toml: "),
        (lambda: unknown_row.close(), where),
    ):
        with pytest.raises(BadComponents, match=complaint):
            read()
    with pytest.raises(BadComponents, match="kebab-case"):
        Fields(BadComponents, "f", "", {"id": "Not Kebab"}).id()


def test_ranks_and_utilities() -> None:
    def sheet(seat: int, total: int, *ties: int) -> ScoreSheet:
        return ScoreSheet(seat, (ScoreLine("all", total),), total, ties)

    assert [s.rank for s in ranked([sheet(0, 50, 9), sheet(1, 50, 9), sheet(2, 40, 9)])] == [1, 1, 3]
    assert [s.rank for s in ranked([sheet(0, 50, 8), sheet(1, 50, 9)])] == [2, 1]
    assert utilities([1, 2]) == [1.0, -1.0]
    assert utilities([2, 1, 3]) == [0.0, 1.0, -1.0]
    assert utilities([1, 1]) == [0.0, 0.0]
    assert utilities([1]) == [1.0]
    assert utilities([1, 1, 3, 3]) == pytest.approx([2 / 3, 2 / 3, -2 / 3, -2 / 3])


def test_teams_have_one_rank_and_share_their_utility() -> None:
    def sheet(seat: int, total: int, *standing: int) -> ScoreSheet:
        return ScoreSheet(seat, (ScoreLine("all", total),), total, standing=standing)

    teams = [0, 0, 1, 1]
    sheets = [sheet(0, 50, 20), sheet(1, 20, 20), sheet(2, 30, 25), sheet(3, 25, 25)]
    assert [s.rank for s in ranked(sheets, teams)] == [2, 2, 1, 1]
    assert sheets[0].compared() == (20,)
    assert utilities([2, 2, 1, 1], teams) == [-1.0, -1.0, 1.0, 1.0]
    assert utilities([1, 1, 1, 1], teams) == [0.0, 0.0, 0.0, 0.0]
    assert utilities([1, 2, 2, 1, 3], [0, 1, 1, 0, 2]) == [1.0, 0.0, 0.0, 1.0, -1.0]


def test_an_option_may_stand_once_for_each_number_of_seats() -> None:
    options = [
        Option("first", "choice", "0", ("0", "1"), seats=(2,)),
        Option("first", "choice", "2", ("0", "1", "2"), seats=(3,)),
        Option("calm", "flag", True, seats=(1, 2)),
    ]
    assert check_options(options, 2, {}) == {"first": "0", "calm": True}
    assert check_options(options, 3, {"first": "1"}) == {"first": "1"}
    with pytest.raises(BadOption, match="option first = '2': allowed is 0, 1"):
        check_options(options, 2, {"first": "2"})
    with pytest.raises(BadOption, match="option calm means nothing with 3 seats, only with 1, 2; allowed are first"):
        check_options(options, 3, {"calm": True})
