"""Builds Folsom: the engine compiled by mypyc where that works, plain Python everywhere else.

Everything static stands in pyproject.toml. FOLSOM_PURE=1 leaves the engine uncompiled.
"""

import os
import re
import sys
import time
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED = (
    "engine/**/*.py",
    "search/**/*.py",
    "sight/**/*.py",
    "game/notation.py",
    "game/view.py",
    "boxes/*/rules/**/*.py",
    "boxes/*/judgement.py",
    "boxes/*/lanes.py",
    "boxes/*/search.py",
    "boxes/*/sight.py",
    "boxes/*/view.py",
)
ENGINE = [file for rooms in COMPILED for file in Path("src/folsom").glob(rooms)]
RULES = sorted(Path("docs/rules").glob("*.md"))
CLIENT = Path("src/folsom/web_dist/index.html")

# A build asks setup.py for metadata several times, and only a wheel needs the slow translation to
# C. An editable install stays uncompiled: its .so would hide later edits.
WANTS_COMPILED_ENGINE = "bdist_wheel" in sys.argv and not os.environ.get("FOLSOM_PURE")

UNIX_FLAGS = [
    "-fvisibility=hidden",  # calls inside the engine need no indirection
    "-Wno-misleading-indentation",  # gcc spends more time on this warning than on all the rest
    "-Wno-error",  # mypyc asks for -Werror, and another compiler may warn of more
]
ENGINE_FLAGS = ["-include", "build/cold.h"]
MODULE_FLAGS = ["-O0", "-U_FORTIFY_SOURCE"]  # they only fetch their module out of the engine's

# What Python calls, and what runs once when a module is imported: half of all code, and no rule of
# the game. Not to optimise it saves two fifths of the compiler's time and costs no speed.
COLD = re.compile(r"extern (.*\b(?:CPyPy_|CPyInit|CPyExec_|CPyDef_\w+_____top_level__).*)")

# What most rules call, and is short: written into each function that calls it.
SHORT = "|".join(
    (
        "agenda___push",
        "cards___add",
        "cards___remove",
        "chance___below",
        "options___offer",
        "options___offer_if",
        "telling___tell",
        "vectors___put",
    )
)
INLINE = re.compile(rf"extern (.*\bCPyDef_(?:engine___)?(?:{SHORT})\(.*)")
COLD_HEADER = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <vecs/librt_vecs.h>
#define NEVER_SEEN __attribute__((cold))
#define CALLED_BY_PYTHON __attribute__((cold))
#ifdef __clang__
#define RUN_ONCE __attribute__((cold))
#else
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#endif
#define WRITTEN_IN inline __attribute__((always_inline))

extern NEVER_SEEN void PyErr_SetNone(PyObject *);
extern NEVER_SEEN PyObject *PyErr_Occurred(void);
extern NEVER_SEEN void CPy_AddTraceback(const char *, const char *, int, PyObject *);
static NEVER_SEEN void CPy_DecRef(PyObject *);
"""

# What mypyc asks of every index, as if it were as often negative; and by how much it indents.
NOT_NEGATIVE = re.compile(rb"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
INDENTED = re.compile(rb"^ +", re.MULTILINE)

# The launcher builds the browser client meanwhile, and while it does there is a file of this name.
CLIENT_IS_BEING_BUILT = os.environ.get("FOLSOM_CLIENT_IS_BEING_BUILT")
LONGEST_WAIT = 900  # seconds; it may have been killed


def compiled_engine() -> list[Extension]:
    """The engine translated to C as one group, or nothing if it cannot be."""
    try:
        from mypyc.build import mypycify

        paths = ["--cache-dir=build/mypy_cache", *sorted(map(str, ENGINE))]
        extensions = mypycify(paths, opt_level="3", debug_level="0", group_name="folsom")
        write_cold_header()
        extensions[0].sources = [write_with_likely(Path(extensions[0].sources[0]))]
    except (Exception, SystemExit) as error:  # mypyc reports a type error as SystemExit
        print(f"The engine stays uncompiled, mypyc could not translate it: {error}")
        return []
    for extension in extensions:
        extension.depends.append("setup.py")
    return extensions


def write_cold_header() -> None:
    """Declares once more what mypyc has declared: as cold, or to be written into its callers."""
    declared = Path("build/__native_internal_folsom.h").read_text().splitlines()
    cold = [match[1] for line in declared if (match := COLD.fullmatch(line))]
    lines = [
        f"extern {'CALLED_BY_PYTHON' if 'CPyPy_' in line else 'RUN_ONCE'} {line}" for line in cold
    ]
    lines += [
        f"extern WRITTEN_IN {match[1]}" for line in declared if (match := INLINE.fullmatch(line))
    ]
    Path("build/cold.h").write_text("\n".join([COLD_HEADER, *lines, ""]))


def write_with_likely(source: Path) -> str:
    """Says what is likely, and drops nine tenths of the text, which are spaces; where it is."""
    text = NOT_NEGATIVE.sub(rb"= likely(\1);", INDENTED.sub(b"", source.read_bytes()))
    written = source.with_name("engine.c")
    if not written.exists() or written.read_bytes() != text:  # else it would be compiled again
        written.write_bytes(text)
    return str(written)


class BuildExtensions(build_ext):
    """Compiles the whole engine or none of it: part of a mypyc group cannot be imported."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for n, extension in enumerate(self.extensions):
                flags = MODULE_FLAGS if n else ENGINE_FLAGS
                given = extension.extra_compile_args  # one list that all of them share
                extension.extra_compile_args = [*given, *UNIX_FLAGS, *flags]
            self.parallel = self.parallel or os.cpu_count()
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"The engine stays uncompiled, the C compiler failed: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class Build(build):
    """Compiles the engine first, which takes long."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class BuildModules(build_py):
    """Adds the rules, which `folsom rules` shows, and drops what an earlier build left behind."""

    def run(self) -> None:
        self.await_client()
        self.remove_leftovers()
        super().run()
        rules = Path(self.build_lib, "folsom/data/rules")
        self.mkpath(str(rules))
        for page in RULES:
            self.copy_file(str(page), str(rules / page.name))

    def await_client(self) -> None:
        """Waits until the browser client, which is packed as well, is ready."""
        deadline = time.monotonic() + LONGEST_WAIT
        while CLIENT_IS_BEING_BUILT and Path(CLIENT_IS_BEING_BUILT).exists():
            if time.monotonic() > deadline:
                sys.exit("The browser client is still not built.")
            time.sleep(0.1)
        self.__dict__.pop("data_files", None)  # setuptools may have looked too early

    def remove_leftovers(self) -> None:
        """Keeps only the compiled engine, so that it is compiled again only if it changed."""
        compiled = self.get_finalized_command("build_ext").get_outputs()
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in compiled:
                path.unlink()

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *map(str, RULES)]


class SourceDistribution(sdist):
    """Contains the browser client, so that nobody needs Node to build a wheel from it."""

    def run(self) -> None:
        if not CLIENT.exists():
            sys.exit("The browser client is not built yet; `./folsom setup` builds it.")
        super().run()


setup(
    ext_modules=compiled_engine() if WANTS_COMPILED_ENGINE and ENGINE else [],
    cmdclass={
        "build": Build,
        "build_ext": BuildExtensions,
        "build_py": BuildModules,
        "sdist": SourceDistribution,
    },
)
