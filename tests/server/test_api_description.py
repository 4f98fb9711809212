"""The OpenAPI description is true: what every endpoint answers is what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from server_people import Person, begin, first, play_to_the_end, wait_until

CALLS_WITHOUT_JSON = {
    "/api/games/{game_id}/words/{language}",
    "/api/games/{game_id}/rulebook/{language}",
    "/api/tables/{table_id}/record",
}


@pytest.fixture(scope="module")
def description(server: httpx.Client) -> dict[str, Any]:
    """The document."""
    document: dict[str, Any] = server.get("/api/openapi.json").json()
    return document


class Checker:
    """Checks answers against the description, and remembers which operations were seen."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.description = description
        self.seen: set[tuple[str, str]] = set()

    def check(self, person: Person, method: str, path: str, body: object = None, **more: Any) -> Any:
        """Ask, and check the answer."""
        answer = person.ask(method, path, body, **more)
        template, operation = self.operation(method, path)
        self.seen.add((method, template))
        described = operation["responses"].get(str(answer.status_code)) or operation["responses"]["default"]
        if answer.status_code == 204:
            return None
        kind = answer.headers["content-type"].split(";")[0]
        schema = described["content"][kind]["schema"]
        if template in CALLS_WITHOUT_JSON and answer.is_success:
            return answer.text
        self.conforms(answer.json(), schema)
        return answer.json()

    def conforms(self, data: object, schema: dict[str, Any]) -> None:
        """Check data against a schema of the document."""
        whole = {**schema, "components": self.description["components"]}
        jsonschema.Draft202012Validator(whole, format_checker=jsonschema.FormatChecker()).validate(data)

    def operation(self, method: str, path: str) -> tuple[str, dict[str, Any]]:
        """The operation that answers; paths with fewer parameters go before."""
        asked = path.split("?")[0]
        for template in sorted(self.description["paths"], key=lambda template: template.count("{")):
            if (
                re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), asked)
                and method.lower() in self.description["paths"][template]
            ):
                return template, self.description["paths"][template][method.lower()]
        raise AssertionError(f"{method} {path} is not described")


def test_the_description_is_valid(description: dict[str, Any]) -> None:
    assert description["openapi"].startswith("3.1")
    for schema in description["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    text = str(description)
    for reference in re.findall(r"#/components/schemas/([\w.]+)", text):
        assert reference in description["components"]["schemas"], reference


def test_all_answers_are_as_described(ada: Person, ben: Person, stranger: Person, description: dict[str, Any]) -> None:
    checker = Checker(description)
    check = checker.check
    games = check(stranger, "GET", "/api/games")
    check(stranger, "GET", "/api/games/mech-a-dream/components")
    check(stranger, "GET", "/api/games/mech-a-dream/words/ja")
    check(stranger, "GET", "/api/games/mech-a-dream/rulebook/en")
    check(stranger, "GET", "/api/visitor")
    check(stranger, "POST", "/api/visitor", {"name": "Cleo"})
    check(stranger, "POST", "/api/visitor", {"name": ""})
    new = {"game": "mech-a-dream", "seats": 2, "hints": True, "options": {"smart-robots": True, "specialists": True}}
    opened = check(ada, "POST", "/api/tables", new)["id"]
    at = f"/api/tables/{opened}"
    check(ada, "GET", at)
    check(ada, "PUT", f"{at}/seats/1/bot", {"bot": "greedy"})
    check(ada, "DELETE", f"{at}/seats/1")
    check(ben, "POST", f"{at}/seats/1", {})
    check(ada, "POST", f"{at}/start")
    check(ada, "POST", f"{at}/start")
    link = check(ben, "GET", at)["table"]["return_links"]["1"]
    check(ben, "POST", "/api/return", {"secret": link})
    view_name = next(game["view"] for game in games if game["id"] == "mech-a-dream")
    view_schema = {"$ref": f"#/components/schemas/{view_name}"}
    for person in (ada, ben) * 20:
        news = check(person, "GET", at)
        checker.conforms(news["view"], view_schema)
        check(person, "POST", f"{at}/hint", {"seat": news["you"], "number": news["seat_number"]})
        if news["choices"]:
            body = {
                "seat": news["you"],
                "number": news["seat_number"],
                "action": first([c["action"] for c in news["choices"]]),
            }
            after = check(person, "POST", f"{at}/actions", body)
            checker.conforms(after["view"], view_schema)
            check(person, "POST", f"{at}/undo", {"seat": news["you"], "number": after["seat_number"]})
    check(stranger, "GET", f"{at}/record")
    check(stranger, "GET", f"{at}/analysis")
    play_to_the_end({0: ada, 1: ben}, opened)
    assert check(stranger, "GET", at)["scores"]
    assert check(stranger, "GET", f"{at}/journal")
    record = check(stranger, "GET", f"{at}/record")
    for answer in (
        check(stranger, "GET", f"{at}/replay"),
        check(stranger, "POST", "/api/replay", content=record.encode()),
    ):
        for step in answer["steps"]:
            checker.conforms(step["view"], view_schema)
    check(stranger, "POST", f"{at}/analysis")
    wait_until(lambda: check(stranger, "GET", f"{at}/analysis")["done"] > 2)
    for which in ("open", "mine", "playing", "finished"):
        assert check(ada, "GET", f"/api/tables?which={which}") is not None
    check(ada, "DELETE", f"/api/tables/{ada.open()}")
    begin(ada, ben)
    described = {(method.upper(), path) for path, operations in description["paths"].items() for method in operations}
    assert checker.seen == described, "every operation was tried"


def test_operations_say_what_they_do(description: dict[str, Any]) -> None:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description") or operation.get("summary"), f"{method} {path}"
            assert "default" in operation["responses"], f"{method} {path}"


def test_the_clients_types_are_those_of_the_api(description: dict[str, Any]) -> None:
    """Whoever changes a struct writes `web/src/lib/api/schema.d.ts` anew (`npm run types`)."""
    text = (Path(__file__).parents[2] / "web" / "src" / "lib" / "api" / "schema.d.ts").read_text(encoding="utf-8")
    written = {
        name: set(re.findall(r"^ {12}([a-z_]+)\??:", body, re.MULTILINE))
        for name, body in re.findall(r"^ {8}([A-Z]\w+): \{\n(.*?)^ {8}\};", text, re.DOTALL | re.MULTILINE)
    }
    schemas = description["components"]["schemas"]
    assert written == {name: set(schema.get("properties", ())) for name, schema in schemas.items()}
