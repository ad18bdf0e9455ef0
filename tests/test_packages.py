"""The packages: built from a copy of the checkout, installed where nothing else is, and used there.

An environment has the wheel and links to exactly those of the packages here that it asks for.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import venv
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from pages import page
from serving import free_port

import folsom
from folsom.server.settings import default_web

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ["CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py"]
HERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="environments are made of links")

# Bots play both games, a record is proven, and nothing but the core is there: so no room of a box
# that belongs to an extra.
CORE_GAMES = """
import pkgutil, sys
import folsom
from folsom.bots import make_bot
from folsom.game import Config, Game, Record, SuperConfig

for config, name in ((Config(players=4), "heuristic"), (SuperConfig(players=4), "greedy")):
    game = Game.new(config, seed="core")
    bots = [make_bot(name, seed, config.game) for seed in range(4)]
    while not game.over:
        for decision in game.decisions:
            seat = decision.seat
            game.play(seat, bots[seat].choose(game.observe(seat)))
    Record.of(game).verify()

ROOMS = ("chart", "envs", "explaining", "face", "help", "names", "terminal", "texts")
for layer in ("bots", "boxes", "data", "engine", "game", "search", "sight"):
    for module in pkgutil.walk_packages([f"{folsom.__path__[0]}/{layer}"], f"folsom.{layer}."):
        if not any(f".{room}" in module.name for room in ROOMS):
            __import__(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)))
"""

ENVIRONMENTS = """
import pkgutil, folsom.envs
from folsom.envs.pettingzoo import env

for module in pkgutil.walk_packages(folsom.envs.__path__, "folsom.envs."):
    __import__(module.name)
playing = env()
playing.reset(seed=1)
for agent in playing.agent_iter():
    seen, _, over, _, _ = playing.last()
    playing.step(None if over else int(seen["action_mask"].argmax()))
    if over:
        break
print(playing.unwrapped.__module__)
"""


# --- Building -------------------------------------------------------------------------------------


def checkout(folder: Path) -> Path:
    """A copy of all that a package is made from, without the browser client."""
    for name in SOURCES:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "docs/rules", folder / "docs/rules")
    unwanted = shutil.ignore_patterns("__pycache__", "web_dist", "*.so")
    shutil.copytree(ROOT / "src/folsom", folder / "src/folsom", ignore=unwanted)
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Makes an sdist and from it a wheel, uncompiled and with the tools that are here."""
    command = [sys.executable, "-m", "uv", "build", "--offline", "--no-build-isolation"]
    command += ["--python", sys.executable, "--out-dir", str(folder / "dist"), str(folder)]
    environment = HERE | {"FOLSOM_PURE": "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist and the wheel."""
    if not (default_web() / "index.html").exists():
        pytest.skip("the browser client is not built here")
    folder = checkout(tmp_path_factory.mktemp("checkout"))
    shutil.copytree(default_web(), folder / "src/folsom/web_dist")
    built = build(folder)
    assert built.returncode == 0, built.stderr
    return folder / "dist"


def test_sources_are_not_packed_without_the_browser_client(tmp_path: Path) -> None:
    failed = build(checkout(tmp_path))
    assert failed.returncode != 0
    assert "The browser client is not built yet; `./folsom setup` builds it." in failed.stderr


def test_the_sources_hold_the_built_client_and_nothing_of_the_tests(packages: Path) -> None:
    with tarfile.open(packages / f"folsom-{folsom.__version__}.tar.gz") as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/folsom/web_dist/index.html", "docs/rules/base.md", "CHANGELOG.md"} <= names
    assert not {name for name in names if name.startswith(("tests", "web"))}


# --- Environments ---------------------------------------------------------------------------------


class Environment:
    """Folsom with some extras, in a folder of its own."""

    def __init__(self, folder: Path, wheel: Path, extras: tuple[str, ...]) -> None:
        self.folder = folder / "empty"
        self.folder.mkdir()
        self.programs = folder / "venv/bin"
        venv.create(folder / "venv", symlinks=True)
        install = ["uv", "pip", "install", "--offline", "--no-deps", "--quiet", "--python"]
        python = str(self.programs / "python")
        subprocess.run([sys.executable, "-m", *install, python, str(wheel)], env=HERE, check=True)
        (site,) = (folder / "venv").glob("lib/python*/site-packages")
        (own,) = site.glob("folsom-*.dist-info")
        for package in needed(Distribution.at(own), extras):
            for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not (site / name).exists():  # namespaces are shared
                    (site / name).symlink_to(str(package.locate_file(name)))

    def command(self, *words: str) -> list[str]:
        return [str(self.programs / words[0]), *words[1:]]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words),
            cwd=self.folder,
            env=HERE | {"LC_ALL": "C"},
            capture_output=True,
            text=True,
            check=False,
        )

    def python(self, code: str) -> str:
        done = self.run("python", "-c", code)
        assert done.returncode == 0, done.stderr
        return done.stdout


def needed(package: Distribution, extras: Iterable[str]) -> list[Distribution]:
    """What a package with some extras asks for, and what that asks for, as installed here."""
    found: dict[str, Distribution] = {}
    waiting, seen = [(package, frozenset(extras))], set()
    while waiting:
        asking, wanted = waiting.pop()
        for requirement in map(Requirement, asking.requires or ()):
            marker, name = requirement.marker, canonicalize_name(requirement.name)
            asked = (name, frozenset(requirement.extras))
            if asked not in seen and (
                marker is None or any(marker.evaluate({"extra": e}) for e in ("", *wanted))
            ):
                seen.add(asked)
                found[name] = distribution(name)
                waiting.append((found[name], asked[1]))
    return list(found.values())


Make = Callable[..., Environment]


@pytest.fixture(scope="module")
def environment(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Make:
    """Makes the environment of some extras, once."""
    (wheel,) = packages.glob("*.whl")

    @cache
    def make(*extras: str) -> Environment:
        return Environment(tmp_path_factory.mktemp("-".join(("core", *extras))), wheel, extras)

    return make


def test_the_core_alone_plays_the_example_in_readme(environment: Make) -> None:
    (example,) = page("README.md").examples("python")
    assert "shoots" in environment().python(example)


def test_the_core_alone_has_the_bots_the_records_and_both_games(environment: Make) -> None:
    loaded = environment().python(CORE_GAMES).split()
    assert loaded == ["__main__", "folsom", "librt", "mypy_extensions"]


SERVE = ("folsom", "play", "--no-browser")
POSTGRES = (*SERVE, "--database", "postgresql://nobody@127.0.0.1:9/nothing")
ARENA = ("folsom", "arena", "random", "random", "--players", "3", "--games", "3")


@pytest.mark.parametrize(
    ("extras", "command", "missing"),
    [
        ((), ("folsom", "play"), "play"),
        ((), ("python", "-m", "folsom", "simulate"), "play"),
        ((), ("python", "-m", "folsom.server"), "play"),
        (("lab",), SERVE, "play"),
        (("lab",), ("folsom", "bench", "server"), "play"),
        (("lab",), ("folsom", "bench", "envs"), "envs"),
        (("lab",), ("folsom", "arena", "openspiel", "random"), "envs"),
        (("lab",), (*ARENA, "--ray", "auto"), "ray"),
        (("play",), ARENA, "lab"),
        (("play",), POSTGRES, "postgres"),
    ],
)
def test_a_command_without_its_extra_says_how_to_install_it(
    environment: Make, extras: tuple[str, ...], command: tuple[str, ...], missing: str
) -> None:
    said = environment(*extras).run(*command)
    assert said.returncode != 0
    assert said.stdout == ""
    (sentence,) = said.stderr.splitlines()
    assert sentence.startswith("This needs ")
    assert sentence.endswith(f'; `pip install "folsom[{missing}]"` installs it.')


@pytest.mark.parametrize(
    ("module", "missing"),
    [("folsom.envs", "envs"), ("folsom.texts", "play"), ("folsom.server.app", "play")],
)
def test_an_import_without_its_extra_says_how_to_install_it(
    environment: Make, module: str, missing: str
) -> None:
    code = f"try: import {module}\nexcept ImportError as error: print(error)"
    assert environment().python(code).endswith(f'`pip install "folsom[{missing}]"` installs it.\n')


def test_with_play_a_page_is_served(environment: Make) -> None:
    there = environment("play")
    assert there.run("folsom", "--version").stdout == f"folsom {folsom.__version__}\n"
    port = free_port()
    options = ("--port", str(port), "--database", "tables.db", "--lang", "en")
    server = subprocess.Popen(
        there.command(*SERVE, *options),
        cwd=there.folder,
        env=HERE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{port}/"
        assert address in server.stdout.readline()
        page = fetched(address)
        assert "<title>Folsom" in page
        script = page.partition('src="/')[2].partition('"')[0]
        assert script.endswith(".js")
        assert fetched(address + script)
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate()
    assert server.returncode == 0


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        text: str = answer.read().decode()
        return text


def test_with_postgres_a_database_is_looked_for(environment: Make) -> None:
    said = environment("play", "postgres").run(*POSTGRES)
    assert said.returncode != 0
    assert " ".join(said.stderr.split()).startswith("The database postgresql://***@127.0.0.1:9")
    assert "Traceback" not in said.stderr


def test_with_the_lab_bots_meet(environment: Make) -> None:
    played = environment("lab").run(*ARENA, "--seed", "lab")
    assert played.returncode == 0, played.stderr
    assert "3 games, seed lab" in played.stdout


def test_with_envs_a_learner_plays(environment: Make) -> None:
    assert environment("envs").python(ENVIRONMENTS) == "folsom.envs.pettingzoo\n"
