#!/usr/bin/env python3
#===- check_layers.py - Enforce who may include and link whom -------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Layers: refrt <- lowering <- conformance <- {fuzz, abi_tests}. The tables LAYERS and
# ROOMS below are the only statement of the rules in code. Reads #include lines, the
# CMake files, and for the lowering the identifiers that would make it depend on
# the thing under test. A header of ours that is included exists. A folder has few enough
# sources to be seen at a glance, and each source has a name of its own. Prints file:line, the offending text, the rule,
# the fix.
# Exit codes: 0 clean, 1 violations, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check includes and CMake link targets against the layer table."""

import argparse
import glob
import os
import posixpath
import re
import sys

ANY = None  # No restriction.


class To:
    """What one folder may use of another: which headers, and from where.

    headers: names of public headers, or ANY. inside: folders of the user in
    which the use is allowed, or ANY; unittests and benchmarks always may.
    """

    def __init__(self, headers=ANY, inside=ANY):
        self.headers = headers
        self.inside = inside


LAYERS = {
    # folder: (other folders it may use, may use llvm/, where it may use mlir/)
    "refrt": ({}, False, ()),
    "lowering": ({"refrt": To()}, True, ANY),
    "conformance": (
        # "" is the folder itself: the nouns speak refrt's types and trap names.
        {"refrt": To(inside=("", "boundary", "compare", "engines", "targets", "units", "words")), "lowering": To()},
        True,
        ("boundary", "case", "engines", "lowerings", "mutate", "passes", "prepare", "units", "worker"),
    ),
    "fuzz": (
        {
            "refrt": To(inside=("targets",)),
            "lowering": To(headers=("Module.h", "LowerOptions.h", "ReadFile.h")),
            "conformance": To(),
        },
        True,
        ("generate", "mutate", "reduce"),
    ),
    "abi_tests": (
        {
            "refrt": To(headers=("refrt_memref.h",)),
            "lowering": To(headers=("Lower.h", "ModuleText.h", "ReadFile.h")),
            "conformance": To(),
        },
        True,
        ("generate",),
    ),
}
# Folders of headers that every room and every layer above sees, as those of the layer's folder.
PUBLIC_ROOMS = ("conformance/words",)
# Rooms: folders inside a layer, and the other rooms that each may use. A file that is
# in none, such as a public header, is under the rules of its layer only. Who is not in
# this table and not in a test folder sees no header of a room. Each use that a row allows
# is made by an include.
ROOMS = {
    # Programs, types and opcodes as data; no machine.
    "refrt/program": (),
    "refrt/verify": ("refrt/program",),
    # Bits, integers, floats, and what is known of an integer; no machine.
    "refrt/number": (),
    # Allocations, bytes and their marks; no values, no programs.
    "refrt/memory": (),
    # A program as code; no run.
    "refrt/load": ("refrt/program", "refrt/number", "refrt/memory"),
    # The state of a run, traps, values in memory; no instruction.
    "refrt/machine": ("refrt/program", "refrt/number", "refrt/memory", "refrt/load"),
    # A file for each family of instructions; not the loop.
    "refrt/ops": ("refrt/program", "refrt/number", "refrt/load", "refrt/machine"),
    # The loop, calls, runtime functions, watches.
    "refrt/run": (
        "refrt/program",
        "refrt/number",
        "refrt/load",
        "refrt/machine",
        "refrt/ops",
    ),
    "refrt/text": ("refrt/program", "refrt/number"),
    "refrt/debug": (
        "refrt/program",
        "refrt/number",
        "refrt/memory",
        "refrt/machine",
        "refrt/ops",
        "refrt/text",
    ),
    "refrt/tools": ("refrt/number", "refrt/text"),
    "refrt/fuzz": ("refrt/program", "refrt/verify"),
    # What all functions of a module share: types, symbols, layout, refusals; no body.
    "lowering/encode/module": (),
    # One file for each dialect, the walk over a function, and tables.
    "lowering/encode": ("lowering/encode/module",),
    "lowering/encode/memref": ("lowering/encode", "lowering/encode/module"),
    "lowering/encode/vector": ("lowering/encode",),
    # Numbers that the machine has not.
    "lowering/encode/wide": ("lowering/encode",),
    # The walk over a module.
    "lowering/encode/driver": ("lowering/encode", "lowering/encode/module", "lowering/encode/wide"),
    "lowering/encode/llvm": ("lowering/encode", "lowering/encode/module", "lowering/encode/vector"),
    # LLVM IR and object files of what was lowered; no pass.
    "lowering/emit": (),
    "lowering/opt": ("lowering/emit",),
    "lowering/lower/base": (),
    "lowering/lower/arith": ("lowering/lower/base",),
    "lowering/lower/math": ("lowering/lower/base", "lowering/lower/arith"),
    "lowering/lower/cf": ("lowering/lower/base",),
    "lowering/lower/vector": ("lowering/lower/base", "lowering/lower/arith"),
    # An update of memory is one step of a reduction of lanes.
    "lowering/lower/memref": ("lowering/lower/base", "lowering/lower/arith", "lowering/lower/vector"),
    "lowering/lower/boundary": ("lowering/lower/base",),
    "lowering/lower/check": (
        "lowering/lower/base",
        "lowering/lower/math",
        "lowering/lower/cf",
        "lowering/lower/vector",
        "lowering/lower/memref",
        "lowering/lower/boundary",
    ),
    "lowering/lower/driver": (
        "lowering/lower/base",
        "lowering/lower/cf",
        "lowering/lower/boundary",
        "lowering/lower/check",
    ),
    # Planted bugs stand beside the lowering, as users of it.
    "lowering/planted": (),
    # What an engine gets and gives, and the words of verdicts; data that every room speaks of.
    "conformance/words": (),
    # Meaning of values, leaves and outcomes; nothing runs.
    "conformance/compare": (),
    "conformance/case": ("conformance/compare",),
    # The box for processes that run code of strangers; not what they are for.
    "conformance/sandbox": (),
    # Commands as child processes, folders that go with a process; not what they are for.
    "conformance/process": ("conformance/sandbox",),
    # Bytes between the tool and its workers.
    "conformance/protocol": (),
    # Machines that executables run on.
    "conformance/targets": (),
    # The table of lowerings under test, and how each is asked; nothing is judged.
    "conformance/lowerings": (
        "conformance/lowerings/diagnostics",
        "conformance/lowerings/releases",
        "conformance/protocol",
    ),
    # What MLIR and commands say, as fields.
    "conformance/lowerings/diagnostics": (),
    # What releases of MLIR before 22 write otherwise.
    "conformance/lowerings/releases": ("conformance/lowerings/diagnostics",),
    # What crosses between lowered code and its callers: leaves, thunks, external functions.
    "conformance/boundary": (),
    # What is done to a source before it is run and lowered.
    "conformance/prepare": ("conformance/lowerings", "conformance/lowerings/diagnostics"),
    # Edits that make lowered code wrong; nothing runs.
    "conformance/mutate": ("conformance/lowerings/diagnostics",),
    # What a lowered module has to be, beside its source; no unit.
    "conformance/units/judge": ("conformance/boundary", "conformance/lowerings/diagnostics"),
    # Modules that a worker has loaded and lowered, and the judgement on them; nothing runs.
    "conformance/units": (
        "conformance/boundary",
        "conformance/lowerings",
        "conformance/lowerings/diagnostics",
        "conformance/mutate",
        "conformance/prepare",
        "conformance/protocol",
        "conformance/targets",
        "conformance/units/judge",
    ),
    # What passes that are no lowering make of a module that a worker has loaded; nothing runs.
    "conformance/passes": (
        "conformance/lowerings",
        "conformance/lowerings/diagnostics",
        "conformance/prepare",
        "conformance/units",
        "conformance/units/judge",
    ),
    # A room for each engine; native is what those that run machine code share.
    "conformance/engines/ref": ("conformance/boundary", "conformance/compare"),
    "conformance/engines/native": ("conformance/boundary", "conformance/lowerings/diagnostics", "conformance/units"),
    # LLVM IR as a program of the reference machine; no code.
    "conformance/engines/ir": (
        "conformance/engines/native",
        "conformance/lowerings",
        "conformance/lowerings/diagnostics",
        "conformance/units",
    ),
    "conformance/engines/jit": ("conformance/boundary", "conformance/engines/native", "conformance/units"),
    "conformance/engines/aot": (
        "conformance/boundary",
        "conformance/engines/native",
        "conformance/process",
        "conformance/protocol",
        "conformance/sandbox",
        "conformance/targets",
        "conformance/units",
    ),
    # The worker process and the tool's side of it.
    "conformance/worker": (
        "conformance/engines/aot",
        "conformance/engines/ir",
        "conformance/engines/jit",
        "conformance/engines/native",
        "conformance/lowerings",
        "conformance/passes",
        "conformance/process",
        "conformance/protocol",
        "conformance/sandbox",
        "conformance/units",
    ),
    # Verdicts on cases, and reports of them.
    # Rows of known deviations, and the explanations in them; a run is not known here.
    "conformance/waivers": ("conformance/targets",),
    # From a case to lowered code: what all phases share, reading, lowering.
    "conformance/check/lower": (
        "conformance/boundary",
        "conformance/case",
        "conformance/compare",
        "conformance/engines/ref",
    ),
    # Engines, calls, repaired runs, verdicts.
    "conformance/check/run": (
        "conformance/boundary",
        "conformance/case",
        "conformance/check/lower",
        "conformance/compare",
        "conformance/engines/aot",
        "conformance/engines/ref",
    ),
    "conformance/check": ("conformance/check/lower", "conformance/check/run", "conformance/waivers"),
    # What a user wrote down of a project; no subcommand.
    "conformance/project": ("conformance/engines/aot", "conformance/targets"),
    "conformance/report": ("conformance/compare", "conformance/waivers"),
    # Reports about the suite. None but ground knows another; the tool knows all.
    "conformance/suite/picture": ("conformance/case", "conformance/compare"),
    "conformance/suite/gate": ("conformance/report",),
    # The page that is made of JSON reports; it knows their forms, not their makers.
    "conformance/suite/stored": (),
    "conformance/suite/page": ("conformance/suite/stored",),
    "conformance/suite/conform": ("conformance/report", "conformance/suite/page", "conformance/waivers"),
    "conformance/suite/sweep": ("conformance/report",),
    "conformance/suite/operations": ("conformance/case", "conformance/engines/ref"),
    "conformance/suite/quality": ("conformance/case", "conformance/engines/ref"),
    "conformance/suite/mutate": (
        "conformance/boundary",
        "conformance/case",
        "conformance/check/lower",
        "conformance/compare",
        "conformance/engines/ref",
    ),
    "conformance/suite/agree": (
        "conformance/boundary",
        "conformance/case",
        "conformance/check/lower",
        "conformance/compare",
        "conformance/engines/ref",
        "conformance/report",
    ),
    # Lit tests: an agreement for each of their modules.
    "conformance/suite/ground": ("conformance/check/lower", "conformance/suite/agree"),
    "conformance/tool": (
        "conformance/case",
        "conformance/check",
        "conformance/check/run",
        "conformance/compare",
        "conformance/engines/aot",
        "conformance/engines/ref",
        "conformance/lowerings",
        "conformance/project",
        "conformance/suite/page",
        "conformance/suite/picture",
        "conformance/suite/gate",
        "conformance/suite/conform",
        "conformance/suite/sweep",
        "conformance/suite/operations",
        "conformance/suite/quality",
        "conformance/targets",
    ),
    "conformance/tool/init": ("conformance/project", "conformance/tool"),
    "conformance/tool/mutate": ("conformance/suite/mutate", "conformance/project", "conformance/tool"),
    "conformance/tool/agree": ("conformance/suite/agree", "conformance/project", "conformance/tool"),
    "conformance/tool/ground": ("conformance/suite/ground", "conformance/project", "conformance/tool"),
    # Of these two layers, what rooms share is public.
    "fuzz/generate": (),
    "fuzz/mutate": (),
    "fuzz/reduce": (),
    "fuzz/campaign": (),
    "fuzz/tool": (),
    "fuzz/targets": ("fuzz/tool",),
    "abi_tests/generate": (),
    "abi_tests/matrix": (),
    "abi_tests/tool": (),
}
# A reader sees a folder at a glance up to about this many sources.
MOST_SOURCES = 25
# What releases need stays as large as it is: lines of the folder, all sources together.
MOST_LINES = {"conformance/lowerings/releases": 988}
# Headers that only a build has, and the file that says how they are made.
MADE = {
    "lowering/Version.h": "CMakeLists.txt",
    "lowering/lower/driver/Passes.h.inc": "lowering/lower/CMakeLists.txt",
    "conformance/engines/aot/AotSources.inc": "conformance/engines/aot/CMakeLists.txt",
    "abi_tests/generate/bindgen_runtime.f90.inc": "abi_tests/generate/CMakeLists.txt",
    "abi_tests/generate/bindgen_runtime.py.inc": "abi_tests/generate/CMakeLists.txt",
    "abi_tests/generate/bindgen_runtime.rs.inc": "abi_tests/generate/CMakeLists.txt",
    "abi_tests/generate/bindgen_results.rs.inc": "abi_tests/generate/CMakeLists.txt",
    "conformance/suite/page/page.html.inc": "conformance/suite/page/CMakeLists.txt",
    "conformance/suite/page/page.css.inc": "conformance/suite/page/CMakeLists.txt",
    "conformance/suite/page/page.js.inc": "conformance/suite/page/CMakeLists.txt",
    "conformance/tool/OwnData.inc": "conformance/tool/CMakeLists.txt",
}
TEST_FOLDERS = ("unittests", "benchmarks")
FUZZER_FOLDERS = ("fuzz/targets", "fuzz/main", "refrt/fuzz")

SOURCES = (".h", ".c", ".cpp", ".def", ".inc")
# One end for each kind of source: checkers and people look for these.
OTHER_ENDS = (".H", ".hh", ".hpp", ".hxx", ".C", ".cc", ".cxx", ".c++", ".ipp", ".inl")
SKIPPED_FOLDERS = ("build", "Output", "Inputs", "__pycache__")

C11_HEADERS = frozenset(
    name + ".h"
    for name in (
        "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal "
        "stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath "
        "threads time uchar wchar wctype"
    ).split()
)

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.MULTILINE)
HIDDEN_INCLUDE = re.compile(r"^[ \t]*#[ \t]*(?:include|include_next|import)\b[ \t]*(?![<\"])\S", re.MULTILINE)
FUZZER_HEADER = re.compile(r"^(fuzzer/)?(FuzzerInterface|FuzzedDataProvider)\.h$")
FUZZER_NAME = re.compile(r"\bLLVMFuzzer\w+")
UNDER_TEST_HEADER = re.compile(r"^mlir/(Conversion/(LLVMCommon/|\w*ToLLVM\w*/|ConvertToLLVM/|Passes\.h))")
UNDER_TEST_NAME = re.compile(
    r"\b(LLVMTypeConverter|MemRefDescriptor|UnrankedMemRefDescriptor|ConvertOpToLLVMPattern|"
    r"(?:populate|create|register)\w*ToLLVM\w*)\b"
)


# Releases of MLIR that need a form of their own are known to one folder.
RELEASES_FOLDER = "conformance/lowerings/releases/"
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
OLD_RELEASE = re.compile(r"\bmlir-1[3-6]\b")


class Violation:
    def __init__(self, path, line, text, rule, fix):
        self.path, self.line, self.text, self.rule, self.fix = path, line, text, rule, fix

    def __str__(self):
        return (
            f"{self.path}:{self.line}: {self.text.strip()}\n"
            f"  rule: {self.rule}\n"
            f"  fix:  {self.fix}"
        )


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def blank_comments(text):
    """C and C++ comments and string contents replaced by blanks, lines kept."""

    def blank(match):
        token = match.group(0)
        if token[0] in "\"'":
            return token[0] + " " * (len(token) - 2) + token[0]
        return re.sub(r"[^\n]", " ", token)

    return TOKEN.sub(blank, text)


def inside_of(path):
    """'conformance/engines/jit/Jit.cpp' -> ('conformance', 'engines'); no folder: ''."""
    parts = path.split("/")
    return parts[0], parts[1] if len(parts) > 2 else ""


def allowed_there(inside, where):
    return where is ANY or inside in where or inside in TEST_FOLDERS


def folders_text(folder, where):
    return ", ".join(f"{folder}/{name}/" if name else f"{folder}/*" for name in where)


def room_of(path):
    """The room that a file is in, or None."""
    folder = os.path.dirname(path)
    while folder and folder not in ROOMS:
        folder = os.path.dirname(folder)
    return folder or None


def check_room(path, name, violation):
    room, other = room_of(path), room_of(name)
    if other in (None, room, *PUBLIC_ROOMS) or inside_of(path)[1] in TEST_FOLDERS:
        return
    if room is None:
        violation(
            f"headers of {other}/ are for rooms of its layer",
            "use a header that sits directly in the layer's folder, or make this one public there",
        )
    elif other not in ROOMS[room]:
        violation(
            f"{room} may use {', '.join(ROOMS[room]) or 'no other room'}; not {other}",
            "move the shared thing to a room that both see, or turn the dependency round",
        )


def check_project_include(path, name, violation):
    folder, inside = inside_of(path)
    other, other_inside = inside_of(name)
    if other == folder:
        check_room(path, name, violation)
        return
    uses = LAYERS[folder][0]
    if other not in uses:
        violation(
            f"{folder} may use {', '.join(sorted(uses)) or 'no other folder'}; not {other}",
            "move the shared thing down a layer, or turn the dependency round",
        )
        return
    if other_inside and room_of(name) not in PUBLIC_ROOMS:
        violation(
            f"headers in subfolders of {other} are private to it",
            f"use a header that sits directly in {other}/, or make this one public there",
        )
        return
    use = uses[other]
    if not allowed_there(inside, use.inside):
        violation(
            f"only {folders_text(folder, use.inside)} may include headers of {other}",
            "move the code that needs it there and pass plain data",
        )
    elif use.headers is not ANY and name.split("/")[1] not in use.headers:
        violation(
            f"{folder} may include of {other} only: {', '.join(use.headers)}",
            "get what is needed through one of these, or through conformance",
        )


def check_rooms(root):
    """Each folder with sources is a room, or in one; tests are in none."""
    violations = []
    for layer in LAYERS:
        for base, folders, names in os.walk(os.path.join(root, layer)):
            folders[:] = sorted(f for f in folders if f not in SKIPPED_FOLDERS + TEST_FOLDERS + ("test",) and f[0] != ".")
            path = os.path.relpath(base, root).replace(os.sep, "/")
            # Tables alone are data, for everybody.
            sources = sorted(name for name in names if name.endswith(SOURCES) and not name.endswith(".def"))
            if sources and path != layer and room_of(path + "/") is None:
                violations.append(Violation(f"{path}/{sources[0]}", 1, path, "each source folder is a room",
                                            "give the folder a row in ROOMS of ci/checks/check_layers.py"))
    return violations


def check_cycles():
    """No room of ROOMS sees itself by way of others: a reader begins with those that see none."""
    pending = dict(ROOMS)
    while ready := [room for room, others in pending.items() if not set(others) & pending.keys()]:
        for room in ready:
            del pending[room]
    return [Violation("ci/checks/check_layers.py", 1, f"{room} may use {', '.join(o for o in others if o in pending)}",
                      "rooms see each other in one direction", "turn one of the dependencies round")
            for room, others in pending.items()]


def check_uses(root):
    """A row of ROOMS allows only what an include of that room uses. Rooms without sources are not asked."""
    violations, filled, used = [], set(), set()
    for path, text in sources_of(root):
        room = room_of(path)
        filled.add(room)
        used |= {(room, room_of(match.group(2))) for match in includes_of(text, blank_comments(text))}
    for room, others in ROOMS.items():
        for other in others:
            if {room, other} <= filled and (room, other) not in used:
                violations.append(Violation("ci/checks/check_layers.py", 1, f"{room} may use {other}",
                                            "each use that ROOMS allows is made", "take it out of the row"))
    return violations


def distinct(layer, name):
    """What no two sources share. Capitals alone tell refrt's C, which is lower case, from the other layers."""
    return layer == "refrt" and name.islower(), name.lower()


def check_sizes(root):
    """A folder of sources has few enough to be seen at a glance, and each file a name of its own in its layers."""
    violations, places = [], {}
    for layer in LAYERS:
        for base, folders, names in os.walk(os.path.join(root, layer)):
            folders[:] = sorted(f for f in folders if f not in SKIPPED_FOLDERS and f[0] != ".")
            path = os.path.relpath(base, root).replace(os.sep, "/")
            sources = sorted(name for name in names if name.endswith(SOURCES))
            for name in sources:
                places.setdefault(distinct(layer, name), []).append((path, name))
            for name in sorted(names):
                if name.endswith(OTHER_ENDS):
                    violations.append(Violation(f"{path}/{name}", 1, name, f"sources end with {', '.join(SOURCES)}",
                                                "rename it: checkers read no other files"))
            if len(sources) > MOST_SOURCES:
                violations.append(
                    Violation(f"{path}/{sources[0]}", 1, f"{path} has {len(sources)} sources",
                              f"a folder has at most {MOST_SOURCES} sources", "make rooms by subject"))
    for path, most in MOST_LINES.items():
        files = glob.glob(os.path.join(glob.escape(root), path, "*"))
        lines = sum(read(file).count("\n") for file in files if file.endswith(SOURCES))
        if lines > most:
            violations.append(Violation(path, 1, f"{path} has {lines} lines", f"it has at most {most} lines, and does not grow",
                                        "write for the release of today, or make the forms of older ones shorter"))
    for _, files in sorted(places.items()):
        for folder, name in files[1:]:
            violations.append(Violation(f"{folder}/{name}", 1, f"there is {'/'.join(files[0])}, too",
                                        "no two sources have one name", "name one of them by what is in it alone"))
    return violations


def check_include(root, path, quote, name, violation):
    folder, inside = inside_of(path)
    _, may_use_llvm, mlir_where = LAYERS[folder]
    first = name.split("/")[0]

    if posixpath.normpath(name) != name:
        violation("an include names a header by its shortest path", f"write {posixpath.normpath(name)}")
        name = posixpath.normpath(name)
        first = name.split("/")[0]

    if first in ("gtest", "gmock"):
        if inside != "unittests":
            violation("GoogleTest is used in unittests/ only", f"move this file to {folder}/unittests/")
    elif FUZZER_HEADER.match(name):
        if not path.startswith(tuple(f + "/" for f in FUZZER_FOLDERS)):
            violation("libFuzzer is used in fuzz/targets, fuzz/main and refrt/fuzz only", "move the glue there")
    elif first in LAYERS and (quote == '"' or "/" in name):
        check_project_include(path, name, violation)
    elif first in ("mlir", "mlir-c"):
        if mlir_where is not ANY and not allowed_there(inside, mlir_where):
            where = folders_text(folder, mlir_where)
            violation(
                f"{folder} may not use MLIR headers" + (f" outside {where}" if where else ""),
                f"move the code to {where}" if where else "keep this folder free of MLIR",
            )
        elif folder == "lowering" and UNDER_TEST_HEADER.match(name):
            violation(
                "the lowering does not use upstream's conversions: they are the thing under test",
                "write the conversion from the clauses, with the dialect conversion driver only",
            )
    elif first in ("llvm", "llvm-c"):
        if not may_use_llvm:
            violation(f"{folder} may not use LLVM headers", "keep this folder free of LLVM")
    elif quote == '"':
        beside = os.path.join(root, os.path.dirname(path), name)
        violation(
            "quoted include paths start at the repository root",
            f'write "{os.path.relpath(os.path.normpath(beside), root)}"'
            if os.path.exists(beside)
            else "use <...> for a header that is not ours",
        )
    elif folder == "refrt" and inside not in TEST_FOLDERS and name not in C11_HEADERS:
        violation(
            "refrt builds with a C11 compiler and nothing else",
            "use headers of the C11 standard library only",
        )


def includes_of(text, code):
    """The matches of INCLUDE that are no comment or string. `code` is the text without them."""
    # An include line keeps its place when comments are blanked, but loses the
    # quoted name, so the name is read from the original text.
    return [match for match in INCLUDE.finditer(text) if code[match.start() : match.start(1)].strip()]


def check_existence(root):
    """Each header of a layer that is included is in the tree, or MADE by the build."""
    violations, included = [], set()
    for path, text in sources_of(root):
        for match in includes_of(text, blank_comments(text)):
            name = match.group(2)
            included.add(name)
            if name.split("/")[0] in LAYERS and name not in MADE and not os.path.isfile(os.path.join(root, name)):
                violations.append(Violation(path, line_of(text, match.start(1)), match.group(0), f"there is no {name}",
                                            "name the header that is meant, or give what the build makes a row in MADE of ci/checks/check_layers.py"))
    for name, maker in MADE.items():
        full = os.path.join(root, maker)
        made = os.path.basename(name).removesuffix(".inc")
        if os.path.isfile(full) and (name not in included or made not in read(full)):
            violations.append(Violation(maker, 1, name, "a row of MADE is included and made", "correct the row, or delete it"))
    return violations


def check_source(root, path, text):
    violations = []
    folder, _ = inside_of(path)
    lines = text.split("\n")

    def at(offset, shown=None):
        line = line_of(text, offset)
        return lambda rule, fix: violations.append(
            Violation(path, line, shown or lines[line - 1], rule, fix)
        )

    code = blank_comments(text)
    for match in includes_of(text, code):
        check_include(root, path, match.group(1), match.group(2), at(match.start(1)))
    for match in HIDDEN_INCLUDE.finditer(code):
        at(match.start())("an include names its header itself", "write the header, not a macro")

    if folder == "lowering":
        for match in UNDER_TEST_NAME.finditer(code):
            at(match.start())(
                f"the lowering does not use upstream's {match.group(1)}: it is the thing under test",
                "write it from the clauses; name own functions populate<Theme>Patterns",
            )
    if not path.startswith(tuple(f + "/" for f in FUZZER_FOLDERS)):
        for match in FUZZER_NAME.finditer(code):
            at(match.start())(
                "libFuzzer is used in fuzz/targets, fuzz/main and refrt/fuzz only", "move the glue there"
            )
    if not path.startswith(RELEASES_FOLDER) and not set(path.split("/")) & set(TEST_FOLDERS):
        for token in TOKEN.finditer(text):
            if token.group(0)[0] == '"' and OLD_RELEASE.search(token.group(0)):
                at(token.start())(
                    f"only {RELEASES_FOLDER} names releases 13 to 16 of MLIR", "put a row into a table of that folder"
                )
    return violations


COMMAND = re.compile(r"([A-Za-z_]\w*)[ \t]*\(((?:[^()\"]|\"(?:\\.|[^\"\\])*\"|\([^()]*\))*)\)")
DECLARES = {
    "add_library": "plain",
    "add_executable": "plain",
    "memref_cts_library": "vocabulary",
    "memref_cts_tool": "vocabulary",
    "memref_cts_unittest": "vocabulary",
    "memref_cts_benchmark": "vocabulary",
    "memref_cts_fuzzer": "vocabulary",
}
LINK_KEYWORDS = ("PUBLIC", "PRIVATE", "INTERFACE", "LINK")
COMPONENT = re.compile(r"^(MLIR|LLVM)[A-Z]\w+$")
VOCABULARY = "memref_cts_library/tool/unittest/benchmark"


def cmake_commands(text):
    """Yields (line, name, arguments) of each command, comments left out."""
    text = re.sub(r"(^|[ \t(])#[^\n]*", lambda m: m.group(1), text, flags=re.MULTILINE)
    for match in COMMAND.finditer(text):
        arguments = [a.strip('"') for a in re.findall(r'"(?:\\.|[^"\\])*"|[^\s"]+', match.group(2))]
        yield line_of(text, match.start()), match.group(1).lower(), arguments


def linked_by(command, arguments):
    """Link items of a command: after LINK in the vocabulary, else all but the first."""
    if command == "target_link_libraries":
        items = arguments[1:]
    elif DECLARES.get(command) == "vocabulary" and "LINK" in arguments:
        items = arguments[arguments.index("LINK") :]
    else:
        return []
    return [i for i in items if i not in LINK_KEYWORDS and i not in ("MLIR", "LLVM")] + (
        [i for i in items if i in ("MLIR", "LLVM")] if command == "target_link_libraries" else []
    )


def check_cmake(files):
    """files: path -> text of every CMake file below the layered folders."""
    owner = {}
    for path, text in files.items():
        for _, command, arguments in cmake_commands(text):
            if command in DECLARES and arguments:
                owner[arguments[0]] = inside_of(path)[0]

    violations = []
    for path, text in sorted(files.items()):
        folder, _ = inside_of(path)
        uses, may_use_llvm, mlir_where = LAYERS[folder]
        for line, command, arguments in cmake_commands(text):

            def violation(shown, rule, fix, line=line, command=command):
                violations.append(Violation(path, line, f"{command}({shown})", rule, fix))

            if DECLARES.get(command) == "vocabulary":
                own_words = arguments[: arguments.index("LINK")] if "LINK" in arguments else arguments
                if "MLIR" in own_words and mlir_where == () or "LLVM" in own_words and not may_use_llvm:
                    violation(
                        arguments[0],
                        f"{folder} may not use LLVM or MLIR",
                        "remove the keyword; keep this folder free of it",
                    )
            for item in linked_by(command, arguments):
                shown = f"{arguments[0]} ... {item}"
                if item in ("MLIR", "LLVM") or COMPONENT.match(item) and item not in owner:
                    violation(
                        shown,
                        "MLIR and LLVM are linked as the two shared libraries, by the vocabulary only",
                        f"use the MLIR or LLVM keyword of {VOCABULARY}",
                    )
                elif item.startswith(("GTest::", "gtest", "gmock")) and folder != "refrt":
                    violation(
                        shown, "GoogleTest is linked by memref_cts_unittest only", "use memref_cts_unittest"
                    )
                elif item in owner and owner[item] != folder and owner[item] not in uses:
                    violation(
                        shown,
                        f"{folder} may use {', '.join(sorted(uses)) or 'no other folder'}; not {owner[item]}",
                        "move the shared thing down a layer, or turn the dependency round",
                    )
    return violations


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def sources_of(root, ends=SOURCES):
    """(path, text) of each file of the layers whose name has one of the ends."""
    for folder in LAYERS:
        for base, folders, names in os.walk(os.path.join(root, folder)):
            folders[:] = sorted(f for f in folders if f not in SKIPPED_FOLDERS and f[0] != ".")
            for name in sorted(names):
                if name.endswith(ends):
                    full = os.path.join(base, name)
                    yield os.path.relpath(full, root).replace(os.sep, "/"), read(full)


def check_tree(root):
    """Returns (violations, number of files read)."""
    violations, count = [], 0
    for path, text in sources_of(root):
        violations += check_source(root, path, text)
        count += 1
    cmake = dict(sources_of(root, ("CMakeLists.txt", ".cmake")))
    return violations + check_cmake(cmake), count + len(cmake)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    options = parser.parse_args(arguments)
    if not os.path.isdir(options.root):
        parser.error(f"no folder {options.root}")
    violations, count = check_tree(options.root)
    violations += check_cycles() + check_rooms(options.root) + check_sizes(options.root)
    violations += check_existence(options.root) + check_uses(options.root)
    for violation in violations:
        print(violation)
    print(f"check_layers: {count} files, {len(violations)} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
