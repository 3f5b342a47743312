#!/usr/bin/env python3
#===- check_declarations.py - A header declares what its source defines ---===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# One type name has one meaning: no two types of the sources have one name, whatever their
# namespaces and classes. A reader finds the definition of a function in the source file of the header's name, or
# in one whose name begins with it, as Picture.h and PictureText.cpp. It is beside the
# header. That of a header in a layer's folder is in any room of the layer.
# The same holds for the member functions of a class that a header defines. The reader of
# C and C++ knows comments, strings, braces and namespaces. A macro of a header whose text
# is a declaration declares what the rows of a table define elsewhere. An option of memref-cts
# is declared once, in a class that the subcommands share (conformance/ToolOptions.h).
# Exit codes: 0 clean, 1 problems, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check that each header declares only functions that its own source file defines, and that each type and each option has a
name of its own."""

import argparse
import os
import re
import sys

from checking import Problem, files_of
from cpp import TRANSPARENT, blanked, braced

LAYERS = ("refrt", "lowering", "conformance", "fuzz", "abi_tests")

# Headers that declare what files with other names define, and why a reader is served by that.
FACADES = {
    "refrt/refrt.h": "the one header of the machine's users, over all rooms",
    "refrt/refrt_debug.h": "the one header of those who look into a run",
    "refrt/number/soft_float_internal.h": "what soft_float*.c share",
    "lowering/Lower.h": "the one header of the lowering's users, over its driver",
    "conformance/engines/aot/program/native.h": "the lowered object and each main define what native.c calls",
    "conformance/mutate/Mutations.h": "a function for each row of operators.def, in the file of its subject",
    "conformance/lowerings/OwnLowering.h": "an executable links one of two files with the names of planted bugs",
}

# Names of several types, and why a reader is served by that.
# LoweredOps.def names each pattern after its operation, and two dialects may have one of a name.
PATTERN = re.compile(r"\w+OpLowering")
SHARED_NAMES = {
    "Base": "the class that the one it stands in derives from",
    "Impl": "what the class that it stands in hides",
    "Kind": "of the class that it stands in, and named with it",
    "meter": "a fuzz program of the machine is one file",
    "text": "a fuzz program of the machine is one file",
}

NAME = re.compile(r"(?:~?\w+\s*::\s*)*(operator\s*[^\s\w(]+|\w+)\s*$")
QUALIFIERS = re.compile(r"((?:\w+\s*::\s*)+)(?:~?\w+|operator\s*[^\s\w(]+)\s*$")
CLASS = re.compile(r"^(?:template\s*<.*?>\s*)?(?:class|struct)\s+(\w+)\s*(?:final\s*)?(?::[^:].*)?$", re.S)
NO_FUNCTION = re.compile(r"^(?:typedef|using|static_assert|_Static_assert|friend)\b")


# Options of memref-cts that subcommands declare for themselves, and why a user is served by that.
SHARED_OPTIONS = {
    "O": "of abi a list: both ends are compiled with each level",
    "against": "of quality a lowering, of abi a file",
    "as": "of gate names of lowerings, of abi of C compilers, too",
    "call": "of agree and ground it also says that no other calls are drawn",
    "calls": "three meanings that are stable: conformance/docs/stability.md",
    "function": "its help says what else is called: calls of the file, or of each part",
    "keep": "two meanings that are stable: conformance/docs/stability.md",
    "list": "of sweep a file, of abi a switch",
    "lowering-cmd": "init writes it down and takes one",
    "lowering-pipeline": "init writes it down and takes one",
    "pass": "of agree the passes under test, of ground those instead of RUN lines",
}
OPTION_FOLDERS = ("conformance/tool/", "fuzz/tool/", "abi_tests/tool/")
OPTION = re.compile(r'(?:\b\w+\(|\.emplace\()\s*"([\w-]+)",\s*(?:llvm::)?cl::')


def check_options(paths, shared=None):
    """Problems of option names that have several declarations. `paths`: (path in the tree, path to open)."""
    shared, places, problems = SHARED_OPTIONS if shared is None else shared, {}, []
    for path, full in paths:
        if path.startswith(OPTION_FOLDERS):
            text = read(full)
            for found in OPTION.finditer(text):
                places.setdefault(found.group(1), []).append((path, text.count("\n", 0, found.start(1)) + 1))
    for name, declared_at in sorted(places.items()):
        if len(declared_at) > 1 and name not in shared:
            where = ", ".join(f"{path}:{line}" for path, line in declared_at[1:])
            problems.append(Problem(*declared_at[0], f"declares the option {name}, and so does {where}",
                                    "use one class of conformance/ToolOptions.h, or name it in SHARED_OPTIONS with the reason"))
    for name in sorted(shared):
        if len(places.get(name, ())) < 2 and places:
            problems.append(Problem("ci/checks/check_declarations.py", 1, f"the option {name} is in SHARED_OPTIONS without need", "take it out"))
    return problems


def statements(text):
    """(line, statement, end) of all that stands outside of functions and types; end is ';' or '{'."""
    text = blanked(text)
    line, start_line, start, depth, at = 1, 1, 0, 0, 0
    while at < len(text):
        char = text[at]
        if char == "\n":
            line += 1
        if depth == 0:
            said = text[start:at].strip()
            if not said:
                start_line = line
            if char == "{":
                if TRANSPARENT.match(said):
                    start = at + 1
                else:
                    yield start_line, said, "{"
                    depth = 1
            elif char == ";":
                yield start_line, said, ";"
                start = at + 1
            elif char == "}":
                start = at + 1
        elif char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                # `= {...};` and `struct {...} x;` go on to the semicolon; a function does not.
                start = at + 1
        at += 1


def without_templates(said):
    """Without `template <...>`, attributes and the arguments of templates."""
    said = re.sub(r"\[\[.*?\]\]|__attribute__\s*\(\(.*?\)\)+", " ", said, flags=re.S)
    while True:
        shorter = re.sub(r"<[^<>()]*(?:\([^<>()]*\)[^<>()]*)*>", " ", said)
        if shorter == said:
            return re.sub(r"^\s*(?:template\s+)+", "", said).strip()
        said = shorter


def function_name(said):
    """The name of the free function that a statement declares or defines, or None."""
    if NO_FUNCTION.match(said):
        return None
    said = without_templates(said)
    head, paren, _ = said.partition("(")
    if not paren or "=" in head.replace("operator==", "operator").replace("operator!=", "operator"):
        return None
    match = NAME.search(head)
    if not match or not head[:match.start()].strip():
        return None  # A macro, or a constructor.
    return re.sub(r"\s", "", match.group(1))


def declared(text):
    """(line, name) of each function that a header declares and does not define."""
    defined = {function_name(said) for _, said, end in statements(text) if end == "{"}
    for line, said, end in statements(text):
        name = function_name(said) if end == ";" else None
        if name and name not in defined and not re.match(r"static\b", said):
            yield line, name


MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)\(([^)]*)\)((?:[^\n\\]|\\.)*)$", re.M | re.S)
NO_DECLARATION = re.compile(r"[{}=]|\b(?:case|return|static|inline|else)\b")


def declared_by_macros(text):
    """(line, macro, name) of each macro whose text declares a function that an argument names."""
    for match in MACRO.finditer(text):
        body = re.sub(r"\\\n", " ", match.group(3)).strip()
        if not body.endswith(";") or NO_DECLARATION.search(body):
            continue
        name = function_name(re.sub(r"\s*##\s*", "", body[:-1]))
        arguments = [one.strip() for one in match.group(2).split(",")]
        # An overload has its argument among the types.
        if name and any(re.search(rf"\b{re.escape(one)}\b", body) for one in arguments if one):
            yield text.count("\n", 0, match.start()) + 1, match.group(1), name


def defined(text):
    """The names of the functions that a source file defines, for all files."""
    return {function_name(said) for _, said, end in statements(text)
            if end == "{" and not re.match(r"static\b", said)} - {None}


def classes(text):
    """The names of the classes that a file defines, outside of others."""
    found = (CLASS.match(said) for _, said, end in statements(text) if end == "{")
    return {match.group(1) for match in found if match}


def members(text):
    """(line, qualifiers, name) of each function that a file defines with a qualified name."""
    for line, said, end in statements(text):
        if end != "{" or NO_FUNCTION.match(said):
            continue
        head = without_templates(said).partition("(")[0]
        match = QUALIFIERS.search(head)
        if match:
            yield line, re.findall(r"\w+", match.group(1)), head[match.end(1):].strip()


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def files_of_sources(root):
    """By the path in the tree, the one to open: headers and sources of the layers that are no tests."""
    files = ((f"{layer}/{path}", full) for layer in LAYERS
             for path, full in files_of(os.path.join(root, layer), (".h", ".c", ".cpp")))
    return {path: full for path, full in files if not re.search(r"/(?:test|unittests|benchmarks)/", path)}


def own_sources(header, sources):
    """The source files whose names begin with the header's: beside it, or anywhere below a public header."""
    folder, base = os.path.split(header)
    name = re.compile(re.escape(base[: -len(".h")]) + r"(?:[A-Z_]\w*)?\.(?:cpp|c)")
    return [
        path
        for path in sources
        if name.fullmatch(os.path.basename(path))
        and (os.path.dirname(path) == folder or ("/" not in folder and path.startswith(folder + "/")))
    ]


def check_members(headers, sources, facades, problems, used):
    """Adds member functions that are defined elsewhere; returns how many there are."""
    places, count = {}, 0  # (layer, class) -> headers
    for header, full in headers.items():
        for name in classes(read(full)):
            places.setdefault((header.split("/")[0], name), []).append(header)
    for path, full in sorted(sources.items()):
        text = read(full)
        local = classes(text)
        for line, qualifiers, name in members(text):
            # Of C::D::f, C is the class that a header defines. Before it are namespaces.
            owner = next((q for q in qualifiers if (path.split("/")[0], q) in places), None)
            if not owner or owner in local:
                continue
            count += 1
            homes = places[path.split("/")[0], owner]
            if any(path in own_sources(home, sources) for home in homes):
                continue
            used.update(homes)
            if not any(home in facades for home in homes):
                problems.append(Problem(path, line, f"defines {owner}::{name}(), whose class is in {' or '.join(homes)}",
                                        "move it to the source file of that name, or make it a function of its own"))
    return count


def check_types(paths, shared=None):
    """Problems of types with one name; `paths`: by the path in the tree, the one to open."""
    shared = SHARED_NAMES if shared is None else shared
    places = {}  # name -> (path, line, name with classes, what an alias means)
    for path, full in sorted(paths.items()):
        for each in braced(read(full)):
            means = each.means if each.kind == "alias" else None
            # An alias of a type of its own name has that one's meaning.
            if each.kind not in ("type", "alias") or PATTERN.fullmatch(each.name) or re.search(rf"\b{each.name}$", means or ""):
                continue
            places.setdefault(each.name, []).append((path, each.first, "::".join(each.inside + (each.name,)), means))
    problems = []
    for name, found in sorted(places.items()):
        where, line, full, means = found[0]
        if name not in shared:
            # Branches of the preprocessor are definitions of one type.
            problems += [Problem(path, at, f"defines {also}, and {where}:{line} defines {full}",
                                 "name each by what it alone is, in words of the glossary")
                         for path, at, also, meant in found[1:] if (path, also) != (where, full) and (not means or meant != means)]
        elif len(found) == 1:
            problems.append(Problem(where, line, f"is the only one that defines a type {name}",
                                    "take it out of SHARED_NAMES in ci/checks/check_declarations.py"))
    return problems


def check(root, facades=None):
    facades = FACADES if facades is None else facades
    paths = files_of_sources(root)
    headers = {path: full for path, full in paths.items() if path.endswith(".h")}
    sources = {path: full for path, full in paths.items() if path not in headers}
    places = {}
    definitions = {path: defined(read(full)) for path, full in sources.items()}
    for path, names in definitions.items():
        for name in names:
            places.setdefault(name, []).append(path)
    problems, used, count = [], set(), 0
    for header, full in sorted(headers.items()):
        own = own_sources(header, sources)
        here = set().union(*(definitions[path] for path in own))
        for line, name in declared(read(full)):
            count += 1
            if name in here:
                continue
            used.add(header)
            if header in facades:
                continue
            layer = header.split("/")[0]
            where = [path for path in places.get(name, []) if path.startswith(layer + "/")]
            what = f"which {' or '.join(own)} does not define" if own else "and no source file has the header's name"
            fix = f"declare it in the header of {', '.join(where) or 'the file that defines it'}"
            problems.append(Problem(header, line, f"declares {name}(), {what}", fix))
        for line, macro, name in declared_by_macros(read(full)):
            count += 1
            used.add(header)
            if header not in facades:
                problems.append(Problem(header, line, f"{macro} declares {name}() for each row of a table",
                                        "declare each in the header of its file, or list the header in FACADES, with a reason"))
    count += check_members(headers, sources, facades, problems, used)
    for header in sorted(set(facades) - used):
        problems.append(Problem(header, 1, "is in the list of facades without need",
                                "take it out of FACADES in ci/checks/check_declarations.py"))
    return problems, len(headers), count


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    parser.add_argument("--list", action="store_true", help="print the headers that may declare more, and shared names of types and options, and why")
    options = parser.parse_args(arguments)
    if options.list:
        for name, reason in sorted(FACADES.items()) + sorted(SHARED_NAMES.items()) + sorted(SHARED_OPTIONS.items()):
            print(f"{name}  {reason}")
        return 0
    problems, headers, count = check(options.root)
    problems += check_types(files_of_sources(options.root))
    problems += check_options(files_of_sources(options.root).items())
    for problem in problems:
        print(problem)
    print(f"check_declarations: {headers} headers, {count} functions, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
