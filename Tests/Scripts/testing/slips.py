"""Finds what could slip in Swift code, and writes slips into it, each enabled by its number."""

import collections
import re

from .mutants import CHANGES, COMPARISON, NUMBER, Declarations, arguments

PAIRS = {
    "axis": "x/y width/height horizontal/vertical midX/midY columns/rows",
    "ends": "minX/maxX minY/maxY lowerBound/upperBound lower/upper first/last start/end prefix/suffix firstIndex/lastIndex "
            "dropFirst/dropLast removeFirst/removeLast from/to",
    "sides": "before/after top/bottom left/right leading/trailing above/below up/down topInset/bottomInset next/previous",
    "A or B": "a/b tuned/reference",
    "min or max": "min/max",
}
OTHER = {name: (kind, other) for kind, pairs in PAIRS.items() for pair in pairs.split()
         for name, other in (pair.split("/"), pair.split("/")[::-1])}
# Calls whose two arguments have no labels.
UNLABELLED = ("Vector2", "Size")

SIMPLE = [
    ("sign", re.compile(r"(?<= )[+-](?==? )"), lambda text: "-" if text == "+" else "+"),
    ("sign", re.compile(r"(?<=[\s(\[,])-(?=[\w(.$])"), lambda text: ""),
    ("min or max", re.compile(r"(?<![\w.])(?:min|max)(?=\()"), lambda text: OTHER[text][1]),
    ("A or B", re.compile(r"\.other\b(?!\()"), lambda text: ""),
    ("and/or", re.compile(r"(?<= )(?:&&|\|\|)(?= )"), lambda text: "||" if text == "&&" else "&&"),
    ("not", re.compile(r"(?<=[\s(\[,])!(?=[\w(.$])"), lambda text: ""),
    ("truth", re.compile(r"\b(?:true|false)\b"), lambda text: "false" if text == "true" else "true"),
]
MEMBER = re.compile(rf"(?<=\.)(?:{'|'.join(OTHER)})\b")
LABEL = re.compile(r"\s*(\w+):\s*")
CALL = re.compile(r"^[ \t]*((?:_ = )?(?!(?:if|guard|return|switch|for|while|case|defer|super|assert\w*|self\.init|init|func)\b)"
                  r"(?:[\w$]+[?!]?\.)*[a-z]\w*\(.*\)(?: \{.*\})?)$", re.MULTILINE)

# The initial value of a property, which may go on in lines that begin with an operator.
VALUE = re.compile(r"^[ \t]*(?:@?[\w()]+ )*(?:let|var) [^=\n{]*?= ([^\n]+(?:\n[ \t]+[.?:+*/&|-][^\n]*)*)$", re.MULTILINE)


class Slip:
    """A change of the code between two places of a file. `region` is the function's body, or the initial value, around it."""

    number = 0

    def __init__(self, file, source, declarations, region, kind, start, end, new):
        self.file, self.region, self.kind, self.start, self.end, self.new = file, region, kind, start, end, new
        self.module = file.parts[1]
        self.line = source.count("\n", 0, start) + 1
        self.function = f"{self.module}: {declarations.name_at(start)}"
        old = source[start:end]
        self.change = " ".join(f"{old} -> {new if new not in ('', '()') else 'nothing'}".split())
        if not re.search(r"\w\w", old + new):
            line = source.rfind("\n", 0, start) + 1, source.index("\n", end)
            self.change += f" in {source[max(start - 30, line[0]):min(end + 30, line[1])].strip()}"

    @property
    def key(self):
        return (self.function, self.change)

    def __str__(self):
        return f"{self.number:3} {self.kind:12} {self.file}:{self.line} | {self.function} | {self.change}"


def more(text):
    """The number that is about 5 % more."""
    if re.match(r"0x.*[.p]", text):
        return f"({text} * 1.05)"
    digits = text.replace("_", "")
    if re.search(r"[.e]", digits) and "x" not in digits:
        return repr(float(f"{float(digits) * 1.05 or 1:.6g}"))
    return (hex if "x" in digits else str)(max(int(digits, 0) + 1, round(int(digits, 0) * 1.05)))


def changes(code, source):
    """Yields kind, start, end and new text of everything that could slip."""
    for kind, pattern, change in SIMPLE:
        for match in pattern.finditer(code):
            yield kind, *match.span(), change(match[0])
    for match in MEMBER.finditer(code):
        kind, other = OTHER[match[0]]
        yield kind, *match.span(), other
    for match in COMPARISON.finditer(code):
        for change in CHANGES[match[1]]:
            yield "comparison", *match.span(1), change
    for match in NUMBER.finditer(code):
        yield "number", *match.span(), more(match[0])
    for match in CALL.finditer(code):
        if is_statement(code, *match.span(1)):
            yield "missing call", *match.span(1), "()"
    for match in re.finditer(r"(?<!func )\b(\w*)\(", code):
        yield from exchanges(code, source, match[1], match.end() - 1)


def is_statement(code, start, end):
    """Whether a line is a whole statement, and not the value of a function."""
    before, after, line = code[:start].rstrip(), code[end:].lstrip(), code[start:end]
    if any(line.count(pair[0]) != line.count(pair[1]) for pair in ("()", "{}")) or after.startswith(tuple(".?:&|+-*/")):
        return False
    if before.endswith("{"):
        is_alone, opening = after.startswith("}"), before[before.rindex("\n") + 1:]
        return not (is_alone and re.search(r"->|\bvar\b|[=(,] *\{$", opening))
    return before.endswith(("}", ")", "]", ":")) or before[-1:].isalnum()


def exchanges(code, source, name, place):
    """Yields the list of arguments with two of them exchanged: those for both axes, both ends, both sides."""
    parts, values = list(arguments(code, place)), {}
    for start, end in parts:
        label = LABEL.match(code, start, end)
        values[label[1] if label else len(values)] = (label.end() if label else start, end)
    pairs = [("axis", 0, 1)] if name in UNLABELLED and list(values) == [0, 1] else [
        (kind, label, other) for label, (kind, other) in OTHER.items() if label in values and other in values]
    for kind, label, other in pairs:
        (start, middle), (late, end) = values[label], values[other]
        first, last = source[start:middle].strip(), source[late:end].strip()
        if start < late and first != last:
            yield kind, start, end, last + source[middle:late] + (" " if late == parts[-1][0] else "") + first


def regions(declarations):
    """Yields the places of bodies, and of initial values without closures, each with whether it is a value."""
    code = declarations.code
    for start, end in declarations.bodies:
        # What is before `in` belongs to the closure.
        parameters = re.compile(r"\s*(?!for\b)[^\n{}=]*?\bin\b").match(code, start, end)
        if not re.compile(r"\s*(?:get|set|willSet|didSet|_read|_modify)\b").match(code, start):
            yield (parameters.end() if parameters else start), end, False
    for match in VALUE.finditer(code):
        if "{" not in match[1] and not any(start <= match.start() < end for start, end in declarations.bodies):
            yield *match.span(1), True


def slips(root, modules):
    """All that could slip in these modules below `root`, in the order of files."""
    found = []
    for module in modules:
        for path in sorted((root / "Sources" / module).rglob("*.swift")):
            source = path.read_text()
            declarations = Declarations(source)
            places = list(regions(declarations))
            counts = collections.Counter()
            for kind, start, end, new in sorted(changes(declarations.code, source), key=lambda change: change[1:]):
                region = next((r for r in places if r[0] <= start and end <= r[1]), None)
                if region:
                    slip = Slip(path.relative_to(root), source, declarations, region, kind, start, end, new)
                    counts[slip.key] += 1
                    if counts[slip.key] > 1:
                        slip.change += f" (no. {counts[slip.key]})"
                    found.append(slip)
    return found


def instrumented(source, chosen):
    """The source with the slips, each in a copy of its region."""
    by_region = collections.defaultdict(list)
    for slip in chosen:
        by_region[slip.region].append(slip)
    for (start, end, is_value), members in sorted(by_region.items(), reverse=True):
        original = source[start:end]
        copies = [(slip.number, source[start:slip.start] + slip.new + source[slip.end:end]) for slip in members]
        if is_value:
            text = "(" + "".join(f"isMutant({number}) ? ({copy}) : " for number, copy in copies) + f"({original}))"
        else:
            text = "\nif " + "} else if ".join(f"isMutant({number}) {{\n{copy}\n" for number, copy in copies)
            text += f"}} else {{  // isMutant({') isMutant('.join(str(number) for number, _ in copies)})\n{original}\n}}\n"
        source = source[:start] + text + source[end:]
    return source
