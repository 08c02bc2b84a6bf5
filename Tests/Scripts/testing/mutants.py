"""What the mutation checks share: the declarations of a source file, and the lists of accepted survivors."""

import bisect
import re

NUMBER = re.compile(
    r"(?<![\w.$])(?:0x[0-9a-fA-F_]+(?:\.[0-9a-fA-F_]+)?(?:p[+-]?\d+)?|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)(?![\w])")
COMPARISON = re.compile(r" (<=|>=|==|!=|<|>) ")
CHANGES = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="]}

TYPE = re.compile(r"\b(?:struct|enum|class|actor|protocol|extension)\s+([\w.]+(?:<[^{>]*>)?)")
MEMBER = re.compile(r"\b(?:func\s+([^\s(<]+)|(init|subscript)\b|(?:var|let)\s+(\w+|\([\w, ]+\)))")
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)("""|")', re.DOTALL)


def blanked(source):
    """The source with spaces instead of comments and strings, and of the code in these."""
    def end_of_string(place, hashes, quote):
        while not source.startswith(quote + hashes, place):
            if source.startswith(f"\\{hashes}(", place):
                place = end_of_parentheses(place + len(hashes) + 1)
            else:
                place += 2 if source[place] == "\\" else 1
        return place + len(quote + hashes)

    def end_of_parentheses(place):
        depth = 0
        while True:
            if match := COMMENT_OR_STRING.match(source, place):
                place = end_of_string(match.end(), *match.groups()) if match[2] else match.end()
                continue
            depth += (source[place] == "(") - (source[place] == ")")
            place += 1
            if depth == 0:
                return place

    pieces, end = [], 0
    while match := COMMENT_OR_STRING.search(source, end):
        pieces.append(source[end:match.start()])
        end = end_of_string(match.end(), *match.groups()) if match[2] else match.end()
        pieces.append(re.sub(r"[^\n]", " ", source[match.start():end]))
    return "".join(pieces) + source[end:]


class Declarations:
    """The functions and properties of a source file, found by a place in the file: `Type.function(labels:)`."""

    def __init__(self, source):
        self.code = blanked(source)
        self.starts, self.names = [], []
        # The places of what is between the braces of functions, of computed properties, and of closures in initial values.
        self.bodies = []
        scopes, types = [], {m.start(): m for m in TYPE.finditer(self.code)}
        members = {m.start(): m for m in MEMBER.finditer(self.code)}
        pending = None
        for place, character in enumerate(self.code):
            in_body = any(scope is None for scope in scopes)
            if place in types and not in_body:
                pending = types[place].group(1)
                self.add(place, pending)
            elif place in members and not in_body:
                self.add(place, ".".join([*scopes, self.name(members[place])]))
                pending = None
            if character == "{":
                scopes.append(pending)
                if pending is None and not in_body:
                    start = place + 1
                pending = None
            elif character == "}":
                if scopes.pop() is None and None not in scopes:
                    self.bodies.append((start, place))

    def add(self, place, name):
        self.starts.append(place)
        self.names.append(name)

    def name(self, member):
        function, initializer, variable = member.groups()
        if variable:
            return variable
        return (function or initializer) + "(" + "".join(self.labels(member.end())) + ")"

    def labels(self, place):
        """Yields the parameter labels in the parentheses that open at or after `place`."""
        for start, end in arguments(self.code, self.code.index("(", place)):
            yield self.code[start:end].split()[0].rstrip(":") + ":"

    def name_at(self, place):
        index = bisect.bisect_right(self.starts, place) - 1
        return self.names[index] if index >= 0 else "file"


def arguments(code, place):
    """Yields the places of what the commas separate in the parentheses that open at `place`."""
    depth, start = 0, place + 1
    for end in range(place, len(code)):
        depth += (code[end] in "([{") - (code[end] in ")]}")
        if depth == 0 or (depth == 1 and code[end] == ","):
            if code[start:end].strip():
                yield start, end
            start = end + 1
        if depth == 0:
            return


def listed_survivors(file):
    """The reasons in a list of survivors, by function and change."""
    if not file.exists():
        return {}
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    reasons = {}
    for line in lines:
        function, rest = line.split(" | ", 1)
        # The code in a change may hold the separator.
        change, reason = rest.rsplit(" | ", 1)
        reasons[function.strip(), change.strip()] = reason.strip()
    return reasons
