#===- cpp.py - What the checkers read of C and C++ ------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Comments, strings, braces, namespaces and types: enough to say what stands where in a
# source. Macros are not expanded, and branches of the preprocessor are all read.
#
#===-----------------------------------------------------------------------===#
"""Where types and bodies stand in a source."""

import re

SKIP = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(?P<tag>\w*)\((?:.*?)\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|^[ \t]*\#(?:[^\n\\]|\\.)*""",
    re.S | re.M | re.X)
TRANSPARENT = re.compile(r'^(?:inline\s+)?namespace\b[\w\s:]*$|^extern\s*""$')
ACCESS = re.compile(r"^(?:\s*(?:public|private|protected)\s*:(?!:))+\s*")
TYPE = re.compile(
    r"""^(?:template\s*<.*?>\s*)?(?:(?:typedef|static|const|constexpr)\s+)*
    (?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:alignas\s*\([^)]*\)\s*)?
    ((?:\w+\s*::\s*)*\w+)\s*(?:final\s*)?(?::(?!:).*)?$""",
    re.S | re.X)


def blanked(text):
    """The text without comments, preprocessor lines and the insides of strings; lines stay where they are."""
    def blank(match):
        found = match.group(0)
        lines = "\n" * found.count("\n")
        return ('""' if found[0] in "\"R" else "0" if found[0] == "'" else " ") + lines
    return SKIP.sub(blank, text)


ALIAS = re.compile(r"^(?:template\s*<.*>\s*)?using\s+(\w+)\s*=\s*(.*)$", re.S)


class Braced:
    """Text before a brace, with the lines of both braces. `inside` are the types that it stands in. An alias has none."""

    def __init__(self, kind, said, first, opens, inside):
        self.kind, self.said, self.first, self.opens, self.inside = kind, said, first, opens, inside
        self.last = opens


def inside_of(stack):
    return tuple(each.name for each in stack if each.kind == "type")


def braced(text):
    """Each Braced of a source, in the order of their ends.

    kind: "namespace", "type", or "body" for functions, lambdas and initializers outside of functions. "alias" is a
    type with another one's meaning, `means`.
    """
    text = blanked(text)
    stack, start, line, depth = [], 0, 1, 0  # depth: of braces inside of a body
    for match in re.finditer(r"[{};\n]", text):
        at, char = match.start(), match.group()
        if char == "\n":
            line += 1
        elif depth:
            depth += {"{": 1, "}": -1, ";": 0}[char]
            if not depth:
                stack[-1].last = line
                yield stack.pop()
                start = at + 1
        elif char == "{":
            rest = ACCESS.sub("", text[start:at]).lstrip()
            said, first = rest.rstrip(), line - rest.count("\n")
            kind = "namespace" if TRANSPARENT.match(said) else "type" if TYPE.match(said) else "body"
            stack.append(Braced(kind, said, first, line, inside_of(stack)))
            if kind == "type":
                stack[-1].name = re.sub(r"\s", "", TYPE.match(said).group(1)).split("::")[-1]
            depth = kind == "body"
            start = at + 1
        else:
            alias = ALIAS.match(ACCESS.sub("", text[start:at]).strip()) if char == ";" else None
            if alias:
                each = Braced("alias", alias.group(0), line - alias.group(0).count("\n"), line, inside_of(stack))
                each.name, each.means = alias.group(1), " ".join(alias.group(2).split())
                yield each
            if char == "}" and stack:
                stack[-1].last = line
                yield stack.pop()
            start = at + 1
