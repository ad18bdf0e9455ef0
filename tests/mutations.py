"""One-place faults: every way to change one word of a rule so that it says something else.

A fault replaces a stretch of a file by other text. What cannot change a rule is no place for one:
annotations, docstrings, errors, sizes of arrays, and what only bots ask for.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<=", ">="),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<="),
    ast.GtE: (">=", ">", "<"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}

# Functions whose first argument is the size of an array, which may be larger than needed. In a task
# a number before its last word only fills a place.
SIZED = {"zeros", "filled"}

BEYOND = 1_000_000  # more than any sum of money, so that any larger number says the same


@cache
def whole_of(path: Path) -> bytes:
    """A file as it is when we first look: a run takes minutes, and somebody may go on writing."""
    return path.read_bytes()


@dataclass(frozen=True)
class Fault:
    """A file with one stretch of it replaced."""

    path: Path
    function: str  # by its whole name, empty outside of functions
    line: int
    start: int  # of the stretch, in bytes
    end: int
    text: str  # that is put there

    def source(self) -> bytes:
        """The whole file with the fault."""
        whole = whole_of(self.path)
        return whole[: self.start] + self.text.encode() + whole[self.end :]

    def lines(self) -> tuple[str, str]:
        """What the lines concerned said, and what they say, each on one line."""
        whole = whole_of(self.path)
        begin = whole.rfind(b"\n", 0, self.start) + 1
        stop = whole.find(b"\n", self.end)
        stop = len(whole) if stop < 0 else stop
        before = whole[begin:stop].decode()
        after = whole[begin : self.start].decode() + self.text + whole[self.end : stop].decode()
        return one_line(before), one_line(after)


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"\n\s*", "; ", text)).strip()


@dataclass
class Finder(ast.NodeVisitor):
    """Walks a file and gathers its faults."""

    path: Path
    skipped: frozenset[str]  # functions, classes and fields that are no rules
    with_constants: bool  # are the constants of the file numbers of the game?
    found: list[Fault] = field(default_factory=list)
    within: list[str] = field(default_factory=list)
    returns: list[str] = field(default_factory=list)  # of the functions we are in
    circles: list[str] = field(default_factory=list)  # what the numbers we are in are taken modulo

    def __post_init__(self) -> None:
        self.whole = whole_of(self.path)
        self.starts = [0]
        for line in self.whole.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def begin_of(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end_of(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text_of(self, node: ast.expr | ast.stmt) -> str:
        return self.whole[self.begin_of(node) : self.end_of(node)].decode()

    def line_of(self, node: ast.expr | ast.stmt) -> str:
        """The line it begins in, with its comment."""
        return self.whole[self.starts[node.lineno - 1] : self.starts[node.lineno]].decode()

    def add(self, start: int, end: int, text: str) -> None:
        line = self.whole.count(b"\n", 0, start) + 1
        name = ".".join(self.within) if self.returns else ""
        self.found.append(Fault(self.path, name, line, start, end, text))

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        self.add(self.begin_of(node), self.end_of(node), text)

    def replace_word(self, after: ast.expr, before: ast.expr, word: str, other: str) -> None:
        """Exchange an operator between two operands, whatever parentheses stand there."""
        start, end = self.end_of(after), self.begin_of(before)
        between = self.whole[start:end].decode()
        at = re.search(re.escape(word), re.sub(r"#.*", lambda m: " " * len(m[0]), between))
        if at is not None:
            self.add(start + at.start(), start + at.end(), other)

    # --- What is no place for a fault -------------------------------------------------------------

    def visit_Assert(self, node: ast.Assert) -> None:
        """It does not change what happens."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Errors are no rules; when they are raised is in the condition before."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are no rules."""

    def visit_Import(self, node: ast.Import) -> None: ...
    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if node.name in self.skipped:
            return
        self.within.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.within.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """What is annotated outside of functions is a constant; its type is no rule."""
        is_slot = "SLOT" in self.text_of(node)
        is_event = "# event:" in self.line_of(node)
        is_blank = bool(self.returns) and isinstance(node.value, ast.Constant)
        if node.value is None or is_slot or is_event or is_blank:
            return  # the number of a module or an event, what a sum is before it is added to
        if self.returns or self.with_constants:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not self.returns:
            if self.with_constants and not isinstance(node.value, ast.Tuple):
                self.visit(node.value)
            return
        fields = {target.attr for target in node.targets if isinstance(target, ast.Attribute)}
        if fields & self.skipped:
            return
        if fields or any(isinstance(target, ast.Subscript) for target in node.targets):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in self.skipped or node.name == "__repr__":
            return
        if self.with_constants:
            for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
                self.visit(default)
        self.within.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        first = 1 if ast.get_docstring(node) is not None else 0
        body = node.body[first:]
        is_simple = len(body) == 1 and isinstance(body[0], ast.Expr | ast.Assign | ast.AugAssign)
        if self.returns[-1] == "None" and node.name != "__init__" and body and not is_simple:
            start = self.begin_of(body[0])
            self.add(start, start, "return\n" + " " * body[0].col_offset)
        for statement in body:
            self.visit(statement)
        self.returns.pop()
        self.within.pop()

    # --- Expressions ------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            word, *others = COMPARISONS[type(operator)]
            for other in others:
                self.replace_word(left, right, word, other)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.replace_word(left, right, *words)
        for value in node.values:
            self.negate(value)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Mod):
            self.circles.append(self.text_of(node.right))
        goes_round = self.text_of(node.right) in self.circles  # n more or less, modulo n
        is_sum = isinstance(node.op, ast.Add | ast.Sub)
        is_list = isinstance(node.left, ast.List)
        if type(node.op) in OPERATORS and not is_list and not (is_sum and goes_round):
            self.replace_word(node.left, node.right, *OPERATORS[type(node.op)])
        self.generic_visit(node)
        if isinstance(node.op, ast.Mod):
            self.circles.pop()

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self.replace(node, self.text_of(node.operand))
        if not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int) and node.value < BEYOND:
            self.replace(node, str(node.value + 1))
            if node.value > 0:
                self.replace(node, str(node.value - 1))

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        for argument in node.args[1:] if name in SIZED else node.args:
            is_filler = name == "task" and argument is not node.args[-1]
            if not is_filler or not isinstance(argument, ast.Constant):
                self.visit(argument)
        for keyword in node.keywords:
            self.visit(keyword.value)
        self.visit(node.func)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        values = [one.value for one in (node.body, node.orelse) if isinstance(one, ast.Constant)]
        if values == [1, 0]:  # yes or no: any other number than 0 says the same
            self.replace(node.body, "0")
            self.replace(node.orelse, "1")
            self.visit(node.test)
        else:
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """``vec[i64]`` is a type."""
        if isinstance(node.value, ast.Name) and node.value.id in ("vec", "list", "dict"):
            return
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def negate(self, condition: ast.expr) -> None:
        """What is compared, joined or negated has faults of its own that say the same."""
        if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self.replace(condition, f"(not ({self.text_of(condition)}))")

    # --- Statements -------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        target = self.text_of(node.target)
        if isinstance(node.op, ast.BitAnd) and self.text_of(node.value) == f"{target} - 1":
            return  # how one goes through a set: anything else never ends, or does the same
        self.replace(node, "pass")
        word, other = OPERATORS[type(node.op)]
        self.replace_word(node.target, node.value, f"{word}=", f"{other}=")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass")
            return
        value = node.value
        if isinstance(value, ast.UnaryOp) and isinstance(value.operand, ast.Constant):
            pass  # has a fault of its own
        elif not isinstance(value, ast.Constant):
            if self.returns[-1] == "bool":
                self.negate(value)
            elif self.returns[-1] == "i64":
                self.replace(value, f"({self.text_of(value)}) + 1")
        self.visit(value)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break")
        self.replace(node, "pass")


def faults_of(path: Path, skipped: frozenset[str], with_constants: bool) -> list[Fault]:
    """All faults of one file, in its order."""
    finder = Finder(path, skipped, with_constants)
    for statement in ast.parse(whole_of(path)).body:
        finder.visit(statement)
    return sorted(finder.found, key=lambda fault: (fault.start, fault.end, fault.text))
