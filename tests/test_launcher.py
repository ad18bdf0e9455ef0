"""The launcher sets up once, says clearly what is missing, and the checkout names no machine."""

import ast
import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
import venv
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAUNCHER = ROOT / "folsom"
LOCKS = [f"requirements{part}.lock" for part in ("-uv", "", "-node", "-test", "-ray")]

TOY_PROJECT = {
    "src/folsom/__init__.py": '__version__ = "0.1.0"\n',
    "src/folsom/__main__.py": (
        "import sys\nfrom folsom.engine import toy\nprint(toy.__file__, *sys.argv[1:])\n"
    ),
    "src/folsom/engine/__init__.py": "",
    "src/folsom/engine/toy.py": (
        "from librt.vecs import vec\n"
        "from mypy_extensions import i64\n\n\n"
        "def cells(count: i64) -> vec[i64]:\n"
        "    return vec[i64]([0 for _ in range(count)])\n"
    ),
    "docs/rules/base.md": "# Rules\n",
    "README.md": "# Folsom\n",
}

needs_compiler = pytest.mark.skipif(
    not shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]),
    reason="no C compiler here",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the launcher, the locks and the build files around a tiny project."""
    for name in ["folsom", "pyproject.toml", "setup.py", "LICENSE", *LOCKS]:
        shutil.copy(ROOT / name, tmp_path)
    for name, text in TOY_PROJECT.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.fixture
def launcher(checkout: Path) -> ModuleType:
    """The launcher of that checkout, imported."""
    loader = SourceFileLoader("launcher", str(checkout / "folsom"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def installed(launcher: ModuleType) -> ModuleType:
    """The launcher of a checkout in which all packages are installed: links to those used here."""
    venv.create(launcher.VENV, symlinks=True, with_pip=False)
    here = Path(sysconfig.get_path("purelib"))
    there = next(launcher.VENV.glob("lib/python*/site-packages"))
    for package in here.iterdir():
        if not package.name.startswith("folsom"):
            (there / package.name).symlink_to(package)
    (launcher.PYTHON.parent / "uv").symlink_to(Path(sys.prefix, "bin/uv"))
    launcher.remember("packages", launcher.fingerprint("packages"))
    return launcher


def start(checkout: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    inherited = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "FOLSOM_PURE"}}
    return subprocess.Popen(
        [sys.executable, str(checkout / "folsom"), *arguments],
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# --- Which Python ---------------------------------------------------------------------------------


def test_an_old_python_is_told_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    with pytest.raises(SystemExit) as exit:
        runpy.run_path(str(LAUNCHER))
    assert exit.value.code == "Folsom needs Python 3.11 or newer; this is Python 3.8."


def test_an_old_python_can_at_least_read_the_launcher() -> None:
    ast.parse(LAUNCHER.read_text(), feature_version=(3, 6))


def test_a_python_without_venv_is_told_what_to_install(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert launcher.main(["play"]) == 1
    assert "python3-venv" in capsys.readouterr().err.splitlines()[-1]


# --- What is stale --------------------------------------------------------------------------------


@pytest.fixture
def ready(launcher: ModuleType) -> ModuleType:
    """The launcher of a checkout in which everything is set up, as far as the stamp tells."""
    launcher.PYTHON.parent.mkdir(parents=True)
    launcher.PYTHON.touch()
    for part in launcher.TO_TEST:
        launcher.remember(part, launcher.fingerprint(part))
    return launcher


def test_nothing_is_stale_after_set_up(ready: ModuleType) -> None:
    assert ready.stale(ready.TO_TEST) == []


def test_the_launcher_knows_what_is_compiled(ready: ModuleType) -> None:
    """How long the set-up takes depends on whether any of it has changed."""
    rooms = re.findall(r"^COMPILED = \(([^)]*)\)$", (ROOT / "setup.py").read_text(), re.MULTILINE)
    compiled = {f"src/folsom/{room}" for room in re.findall(r'"(\w+)/', rooms[0])}
    assert {*ready.MADE_FROM["engine"]} == {"setup.py", *compiled}


def test_touched_files_and_bytecode_make_nothing_stale(ready: ModuleType) -> None:
    os.utime(ready.ROOT / "setup.py", (0, 0))
    cache = ready.ROOT / "src/folsom/__pycache__"
    cache.mkdir()
    (cache / "x.pyc").touch()
    modules = ready.ROOT / "web/node_modules"
    modules.mkdir(parents=True)
    (modules / "x.js").touch()
    assert ready.stale(ready.TO_TEST) == []


def test_files_are_read_again_only_if_their_times_or_sizes_have_changed(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    really_read = Path.read_bytes

    def read_bytes(path: Path) -> bytes:
        read.append(path.name)
        return really_read(path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    assert ready.stale(ready.TO_TEST) == []
    assert read == []
    os.utime(ready.ROOT / "requirements-ray.lock", (0, 0))
    assert ready.stale(ready.TO_TEST) == []
    assert read == ["requirements-ray.lock"]
    assert ready.stale(ready.TO_TEST) == []
    assert read == ["requirements-ray.lock"]


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("src/folsom/engine/toy.py", ["project"]),
        ("src/folsom/engine/new.py", ["project"]),
        ("docs/rules/base.md", ["project"]),
        ("setup.py", ["project"]),
        ("requirements-test.lock", ["test"]),
        ("requirements-ray.lock", ["ray"]),
        ("web/src/App.svelte", ["web"]),
        ("src/folsom/web_dist/index.html", []),
        ("requirements-node.lock", ["web"]),
        ("requirements.lock", ["packages", "web", "project", "test", "ray"]),
        (".venv/folsom-stamp.json", ["packages", "web", "project", "test", "ray"]),
    ],
)
def test_a_change_makes_stale_what_is_made_from_it(
    ready: ModuleType, changed: str, stale: list[str]
) -> None:
    (ready.ROOT / changed).parent.mkdir(parents=True, exist_ok=True)
    with (ready.ROOT / changed).open("a") as file:
        file.write("# changed\n")
    assert ready.stale(ready.TO_TEST) == stale


def test_a_venv_whose_python_is_gone_is_made_anew(ready: ModuleType) -> None:
    ready.PYTHON.unlink()
    assert ready.stale(ready.TO_PLAY) == ["packages", "web", "project"]


def test_an_interrupted_part_stays_stale_even_if_the_change_is_undone(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(ready.MAKE, "project", interrupted)
    source = ready.ROOT / "src/folsom/engine/toy.py"
    before = source.read_text()
    source.write_text("")
    assert ready.main(["play"]) == 130
    source.write_text(before)
    assert ready.stale(ready.TO_PLAY) == ["project"]


# --- Two rows at the same time --------------------------------------------------------------------


def made(*_: object) -> bool:
    return True


@pytest.fixture
def bare(ready: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher of a checkout in which the project and the client have to be made."""
    for part in ("web", "project"):
        ready.remember(part, None)
        monkeypatch.setitem(ready.MAKE, part, made)
    return ready


def test_the_client_is_built_beside_the_engine_which_is_packed_after_it(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = threading.Event()
    seen: list[str] = []

    def web() -> bool:
        assert compiling.wait(30)
        seen.append("client")
        return True

    def project() -> bool:
        assert bare.BUILDING_CLIENT.exists()
        compiling.set()
        while bare.BUILDING_CLIENT.exists():
            time.sleep(0.01)
        seen.append("packed")
        return True

    monkeypatch.setitem(bare.MAKE, "web", web)
    monkeypatch.setitem(bare.MAKE, "project", project)
    bare.set_up(bare.TO_PLAY)
    assert seen == ["client", "packed"]
    assert bare.stale(bare.TO_PLAY) == []


@pytest.mark.parametrize(
    ("failing", "going_on"), [("project", "web"), ("web", "project")], ids=["engine", "client"]
)
def test_an_error_in_one_row_ends_the_programs_of_the_other(
    bare: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failing: str,
    going_on: str,
) -> None:
    def fail() -> bool:
        while not bare.PROGRAMS:
            time.sleep(0.01)
        raise bare.SetupError("It cannot be made.")

    monkeypatch.setitem(bare.MAKE, failing, fail)
    monkeypatch.setitem(bare.MAKE, going_on, lambda: bool(bare.log_call(["sleep", "600"])))
    assert bare.main(["play"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "It cannot be made."
    assert bare.stale(bare.TO_PLAY) == ["web", "project"]
    assert not bare.PROGRAMS


def test_ctrl_c_ends_all_programs(bare: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        if bare.PROGRAMS:
            raise KeyboardInterrupt

    monkeypatch.setitem(bare.MAKE, "project", lambda: bool(bare.log_call(["sleep", "600"])))
    monkeypatch.setattr(bare.SetUp, "draw", lambda _: interrupted())
    assert bare.main(["setup"]) == 130
    assert not bare.PROGRAMS
    assert "project" in bare.stale(bare.TO_PLAY)


@pytest.mark.skipif(os.name == "nt", reason="signals are of Unix")
def test_a_launcher_that_is_ended_ends_whatever_its_programs_have_started(
    ready: ModuleType, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("programs")
    for name, text in {"node": "echo v99", "npm": "sleep 600 & echo $! > child; wait"}.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    child = ready.ROOT / "web/child"
    child.parent.mkdir()
    (child.parent / "package.json").write_text("{}")
    launcher = start(ready.ROOT, "play", PATH=f"{folder}{os.pathsep}{os.environ['PATH']}")
    while not (child.exists() and child.read_text()):
        assert launcher.poll() is None
        time.sleep(0.01)
    launcher.terminate()
    launcher.communicate()
    assert launcher.returncode == 130
    while is_running(int(child.read_text())):
        time.sleep(0.01)
    assert "web" not in ready.remembered()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_client_that_has_changed_alone_is_packed_anew(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[str] = []

    def pack() -> bool:
        packed.append("project")
        return True

    monkeypatch.setitem(ready.MAKE, "web", made)
    monkeypatch.setitem(ready.MAKE, "project", pack)
    ready.remember("web", None)
    ready.set_up(ready.TO_PLAY)
    assert packed == ["project"]
    assert ready.stale(ready.TO_PLAY) == []


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(2, "5 seconds"), (44, "45 seconds"), (90, "1.5 minutes"), (125, "2 minutes")],
)
def test_the_length_is_told_as_exactly_as_one_can_know(
    launcher: ModuleType, seconds: float, words: str
) -> None:
    assert launcher.in_words(seconds) == words


def test_the_longer_row_tells_how_long_it_will_take(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare, "slowness", lambda: 2.0)
    monkeypatch.setattr(bare, "cannot_compile", lambda: "")
    monkeypatch.setattr(bare.os, "cpu_count", lambda: 2)
    work = bare.SetUp(["web", "project"])
    assert work.left() == 2 * bare.SECONDS["project"]
    work.begins["project"] = time.monotonic() - 1
    assert 0 < work.left() < 2 * bare.SECONDS["project"]


def test_a_terminal_has_a_bar_of_its_width(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bare, "erased", lambda: "\r")
    monkeypatch.setenv("COLUMNS", "70")
    work = bare.SetUp(["web", "project"])
    work.draw()
    bar = capsys.readouterr().err.removeprefix("\r")
    assert re.match(r"\[#* *\] 0 s, about \d+ s left: building the ", bar)
    assert len(bar) == 69


# --- The browser client ---------------------------------------------------------------------------


@pytest.fixture
def web(ready: ModuleType) -> ModuleType:
    """The launcher of a checkout with a browser client."""
    folder = ready.ROOT / "web"
    folder.mkdir()
    (folder / "package.json").write_text("{}")
    return ready


def test_a_browser_client_that_cannot_be_built_is_tried_again_next_time(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "node_is_good", lambda: True)
    monkeypatch.setattr(web, "log_call", lambda command, **_: command[1] != "run")
    web.set_up(["web"])
    assert (
        "The browser client could not be built; play with --terminal, and see .venv/setup.log."
        in capsys.readouterr().err.splitlines()
    )
    assert web.stale(["web"]) == ["web"]


def test_without_node_one_is_installed_from_its_lock(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def called(word: str) -> bool:
        calls.append(word)
        return True

    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(web, "install", lambda *arguments: called(arguments[-1]))
    monkeypatch.setitem(web.MAKE, "project", made)
    monkeypatch.setattr(web, "log_call", lambda command, **_: called(command[1]))
    web.set_up(["web"])
    assert calls == ["requirements-node.lock", "ci", "run"]
    assert web.stale(["web"]) == []


def test_nothing_is_installed_while_the_client_is_waited_for(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uv lets nobody else into .venv meanwhile, and the client may need a Node there."""
    calls: list[list[str]] = []

    def log_call(command: list[str], env: dict[str, str] | None = None) -> bool:
        calls.append(command[2:])
        if "build" in command:
            ready.WHEELS.mkdir()
            (ready.WHEELS / "folsom.whl").touch()
        assert bool(env and "FOLSOM_CLIENT_IS_BEING_BUILT" in env) == ("build" in command)
        return True

    monkeypatch.setattr(ready, "log_call", log_call)
    ready.make_project()
    build, install, _ = calls
    assert build[:3] == ["uv", "build", "--wheel"]
    assert install[:3] == ["uv", "pip", "install"]
    assert install[-1].endswith("folsom.whl")


# --- Setting up for real --------------------------------------------------------------------------


def test_without_network_it_says_so_in_one_sentence(checkout: Path) -> None:
    nowhere = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_INDEX_URL": "http://127.0.0.1:9",
        "PIP_NO_CACHE_DIR": "1",
    }
    launcher = start(checkout, "play", **nowhere)
    output, messages = launcher.communicate()
    assert launcher.returncode == 1
    assert output == ""
    assert messages.splitlines()[-1] == (
        "The packages of requirements.lock could not be installed, most likely because the "
        "network or the package index is out of reach; see .venv/setup.log."
    )


def test_without_compiler_it_plays_uncompiled_and_says_so_in_one_line(
    installed: ModuleType,
) -> None:
    launcher = start(installed.ROOT, "play", "--bots", "3", CC="/nonexistent/cc")
    output, messages = launcher.communicate()
    assert messages.splitlines()[1:-1] == [
        "Building Folsom and its engine...",
        "The engine is not compiled, so bots think more slowly: no C compiler was found.",
    ]
    module, *arguments = output.split()
    assert module.endswith("toy.py")
    assert arguments == ["play", "--bots", "3"]


@needs_compiler
def test_two_launchers_at_once_build_once_and_both_play_compiled(installed: ModuleType) -> None:
    launchers = [start(installed.ROOT, "play") for _ in range(2)]
    outputs, messages = zip(*[launcher.communicate() for launcher in launchers], strict=True)
    assert "".join(messages).count("Building Folsom") == 1
    assert all(output.endswith(".so play\n") for output in outputs)
    rules = next(installed.VENV.glob("lib/python*/site-packages/folsom/data/rules"))
    assert (rules / "base.md").exists()

    assert start(installed.ROOT, "play").communicate() == (outputs[0], "")


@needs_compiler
@pytest.mark.skipif("PYTHONPATH" in os.environ, reason="the installed package is shadowed")
def test_these_tests_run_against_the_compiled_engine() -> None:
    import folsom.engine

    assert Path(str(folsom.engine.__file__)).suffix in {".so", ".pyd"}


# --- Checks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ([], ["tests/tiers.py"]),
        (["quick"], ["tests/tiers.py", "quick"]),
        (["soak", "5"], ["tests/tiers.py", "soak", "5"]),
        (["mutants", "50"], ["tests/tiers.py", "mutants", "50"]),
        (["-k", "marshal"], ["-m", "pytest", "-k", "marshal"]),
    ],
)
def test_test_runs_a_tier_of_checks_or_pytest(
    ready: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], runs: list[str]
) -> None:
    ran = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        ran.append(command[1:])
        return 2

    monkeypatch.setattr(ready.subprocess, "call", call)
    assert ready.main(["test", *words]) == 2
    assert ran == [runs]


# --- A second start -------------------------------------------------------------------------------


def test_help_reads_no_catalogue_of_texts() -> None:
    """It would take longer than all the rest of the start."""
    count = (
        "import folsom.cli.main\n"
        "from folsom.texts import messages\n"
        "print(messages._bundle.cache_info().currsize)"
    )
    assert subprocess.check_output([sys.executable, "-c", count], text=True) == "0\n"


# --- What is tracked ------------------------------------------------------------------------------


def tracked_files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_tracked_files_name_no_registry_and_no_machine() -> None:
    # One bracketed letter in each keeps this file from finding itself.
    forbidden = re.compile(
        r"pypi\.or[g]/simple|pythonhoste[d]\.org|registry\.npmj[s]\.org"
        r"|(?<!no-emit-)inde[x]-url|/roo[t]/|/opt/whee[l]s|" + re.escape(f"{ROOT}{os.sep}")
    )
    found = {
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked_files()
        for match in forbidden.finditer(path.read_text(errors="replace"))
    }
    assert found == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_and_hashes_everything_and_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[a-z0-9-]+==\S+.* \\\n    --hash=sha256:", requirement), requirement


def test_the_lock_holds_every_declared_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    core, extras = project["project"]["dependencies"], project["project"]["optional-dependencies"]
    groups = project["dependency-groups"]
    assert groups["build"] == project["build-system"]["requires"]
    to_play = [*core, *extras["play"], *extras["postgres"], *extras["lab"]]
    declared = {
        "requirements-uv.lock": groups["installer"],
        "requirements-node.lock": groups["node"],
        "requirements.lock": [*to_play, *groups["build"]],
        "requirements-test.lock": [*extras["envs"], *groups["test"]],
        "requirements-ray.lock": extras["ray"],
    }
    for lock, requirements in declared.items():
        locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(), re.MULTILINE))
        names = {re.split(r"[^\w.-]", name)[0] for name in requirements}
        assert {re.sub(r"[._]", "-", name) for name in names} <= locked
