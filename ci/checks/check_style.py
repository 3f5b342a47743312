#!/usr/bin/env python3
#===- check_style.py - House rules that a script can check ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Looks at every file that git tracks or would add. Sources need banner, licence line and
# description. No file has wrong blanks, tabs or line ends, is too long, or names paths
# of one machine or package servers. No function is too long. Open points have an issue. Nothing decides by the
# text of a message. Must-fail cases say where
# and of which operation, and have a neighbour that passes. Prints file:line, rule and
# fix; --fix repairs blanks and line ends. It knows nothing about layers
# (check_layers.py) or format (check_format.py). Exit codes: 0 clean, 1 findings, 2
# usage.
#
#===-----------------------------------------------------------------------===#
"""Check the house rules of files, lines and names."""

import argparse
import os
import re
import subprocess
import sys

from checking import SKIPPED_FOLDERS, Problem
from cpp import braced

SOURCES = (".h", ".c", ".cc", ".cpp", ".def", ".td", ".py", ".sh")
LONG_ALLOWED = (".def", ".tsv", ".td", ".md", ".json", ".yaml", ".mlir", ".refrt", ".ll", ".txt")
TABS_ALLOWED = (".tsv",)
# Files that are data to a tool or to a test and may hold any bytes.
DATA_FOLDERS = ("Inputs", "corpus", "corpus_machine", "corpora", "seeds")
# Loaded by lit as configuration: five lines that call the shared module.
NO_BANNER = ("lit.cfg.py", "lit.local.cfg.py")

MAX_LINES, MAX_BODY = 800, 80
# Functions that may be longer, and why a reader is served by that.
LONG_BODIES = {
    "refrt/run/interp.c: refrt_interpret": "one loop with one switch, a case for each fast form",
}
# Tests have tables and truths of all opcodes, which are longest where they are easiest to read.
TESTS = re.compile(r"(?:^|/)(?:test|tests|unittests|benchmarks|Inputs)/")
BODY_ENDS = (".h", ".c", ".cc", ".cpp")
MUST_FAIL = "conformance/cases/traps/"
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
BANNER = re.compile(r"^(//|/\*|#)\s?===-+\s(\S+)\s+-+\s+\S")
COMMENT = re.compile(r"^\s*(//+|/?\*+/?|#)\s*(.*?)\s*(\*/)?\s*$")

# The patterns are written so that they do not match themselves.
OPEN_POINT = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b(?!\(#\d+\))")
MACHINE_PATH = re.compile(r"(?<![\w.$}>~-])/(?:work|root|home/[a-z]\w*|Users/\w+|tmp/wt)(?=/|\b(?![\w-]))")
SERVER = re.compile(
    r"\b(deb\.debian|security\.debian|archive\.ubuntu|apt\.llvm|pypi|pythonhosted|npmjs|crates|"
    r"proxy\.golang)\.(?:org|com|io)\b"
)
# What was said is for people: code that decides has the fields of Cause.h.
DECIDES = ("conformance/", "fuzz/", "abi_tests/", "lowering/")
MESSAGES = r"message|seen|expected|blame|why|refusal|said|words|complaint|error|problem|diagnostic"
_METHODS = (r"(?:find|rfind|starts_with|ends_with|contains)(?:_insensitive)?|find_first_of|consume_front|consume_back|split|"
            r"substr|compare|count|equals")
READS_MESSAGE = re.compile(
    rf"(?:^|[^\w])({MESSAGES}|reasons\[\w+\]|toString\([^()]*\(?error\)?\))(?:\.str\(\))?\)?"
    rf"(?:\s*\.\s*(?:{_METHODS})\((?=[^)])|\s+[=!]=\s+\"\w)"
    rf"|\"\w[^\"\n]*\"\s+[=!]=\s+[\w.>()-]*?\b({MESSAGES})\b|\bsays[A-Z]\w*\((?:\w+(?:\.|->))?({MESSAGES})\b"
    rf"|\b(?:str\w*(?:str|cmp)|StringSwitch<[^()]*>)\((?:[\w.>-]*\b)?({MESSAGES})\b"
    rf"|\.(?:match|isMatch)\((?:[\w.>-]*\b)?({MESSAGES})\b"
)
# Two names of things that are no lowering and no file have a constant each.
SPELT_OUT = (
    (re.compile(r"\blowering [=!]= \"-\""), "conformance/NoLowering.h"),
    (re.compile(r"\"<lowered>\""), "conformance/words/LoweredText.h"),
)
# Engines and steps are enumerations; their names are read and printed in conformance/words/Stage.h only.
STAGE_TABLES = ("conformance/tables/engines.def", "conformance/tables/steps.def")
STAGE_ROW = re.compile(r"^(?:ENGINE|STEP)\(\w+, \"([\w-]+)\"", re.M)
# Text of others is all that there is of what they say. One file reads it, and fills fields.
READS_OTHERS = {
    "conformance/check/Negative.cpp": "a case says which diagnostic it expects",
    "conformance/check/StaticCheck.cpp": "a case says which warning it expects",
    "conformance/engines/native/CodeErrors.cpp": "errors of LLVM's code generator have no fields",
    "conformance/lowerings/diagnostics/DiagnosticLog.cpp": "diagnostics of MLIR and of commands become fields of Cause.h",
    "conformance/lowerings/ExternalLowering.cpp": "a command says in text only what it refuses",
    "conformance/project/Project.cpp": "LLVM's words about YAML are put plainly",
    "conformance/suite/conform/ApiTests.cpp": "what GoogleTest printed",
    "conformance/tool/memref-cts.cpp": "errors of LLVM's command line",
    "conformance/words/CrashText.cpp": "a crash is told in text only, and becomes fields of Cause.h",
    "conformance/waivers/Waivers.cpp": "rows of waivers match what is printed, as CHECK lines do",
    "lowering/opt/MemrefCtsOpt.cpp": "what MLIR's parser of pipelines printed is said once",
    "conformance/units/Units.cpp": "of a lowering that fails, its diagnostic tells an invalid module from a refusal",
}


def is_decider(path):
    return path.startswith(DECIDES) and "unittests/" not in path


def is_data(path):
    return any(part in DATA_FOLDERS for part in path.split("/")[:-1])


def check_banner(path, lines):
    """F2: banner with the file's name, licence, then what the file does."""
    start = 1 if lines and lines[0].startswith("#!") else 0
    name = os.path.basename(path)
    example = f"===- {name} - What it is in a few words ---===, as in ci/checks/check_style.py"
    banner = BANNER.match(lines[start]) if len(lines) > start else None
    if not banner:
        yield Problem(path, start + 1, "no banner line at the top of the file", f"start it with {example}")
        return
    if os.path.basename(banner.group(2)) != name:
        yield Problem(path, start + 1, f"the banner names '{banner.group(2)}'", f"start it with {example}")
    licence = next((n for n, line in enumerate(lines[: start + 12]) if LICENCE in line), None)
    if licence is None:
        yield Problem(path, start + 1, "no licence line under the banner", f"add: {LICENCE}")
        return
    for line in lines[licence + 1 : licence + 30]:
        comment = COMMENT.match(line)
        if not comment:
            if line.strip():
                break
        elif len(re.findall(r"[A-Za-z]", comment.group(2))) >= 15:
            return
    yield Problem(
        path,
        licence + 1,
        "no description under the licence line",
        "say in 2 to 6 comment lines what the file does and must not do",
    )


def check_lines(path, text):
    name = os.path.basename(path)
    if text and not text.endswith("\n"):
        yield Problem(path, text.count("\n") + 1, "no newline at the end of the file", "ci/checks/check_style.py --fix")
    if text.endswith("\n\n"):
        yield Problem(path, text.count("\n"), "empty lines at the end of the file", "ci/checks/check_style.py --fix")
    for number, line in enumerate(text.split("\n"), 1):
        if line != line.rstrip():
            yield Problem(path, number, "blanks at the end of the line", "ci/checks/check_style.py --fix")
        if "\t" in line.rstrip() and not name.endswith(TABS_ALLOWED):
            yield Problem(path, number, "tab character", "indent with blanks")
    count = text.count("\n")
    if count > MAX_LINES and name != "LICENSE" and not name.endswith(LONG_ALLOWED):
        yield Problem(
            path, MAX_LINES + 1, f"{count} lines, more than {MAX_LINES}", "find the second noun in it and split"
        )


def check_words(path, text):
    for number, line in enumerate(text.split("\n"), 1):
        match = OPEN_POINT.search(line)
        if match:
            word = match.group(1)
            yield Problem(path, number, f"{word} without an issue", f"finish it, or write {word}(#issue)")
        match = MACHINE_PATH.search(line)
        if match:
            yield Problem(path, number, f"path of one machine: {match.group(0)}", "make it relative or a parameter")
        match = SERVER.search(line)
        if match:
            yield Problem(path, number, f"name of a package server: {match.group(0)}", "leave the choice to the machine")


def function_of(said):
    """The name of the function that a text before a body declares; "" for tables and the like."""
    match = re.search(r"([\w:~]+|operator\W+)\s*\(", re.sub(r"__attribute__\s*\(\(.*?\)\)", "", said))
    return "" if said.endswith("=") or not match else match.group(1)


def check_bodies(path, text):
    """A function does one thing."""
    for each in braced(text):
        lines, name = each.last - each.opens - 1, function_of(each.said)
        key = f"{path}: {name}"
        if each.kind != "body" or not name:
            continue
        if lines > MAX_BODY and key not in LONG_BODIES:
            yield Problem(path, each.first, f"{name}() has {lines} lines, more than {MAX_BODY}", "split it by what it does")
        elif lines <= MAX_BODY and key in LONG_BODIES:
            yield Problem(path, each.first, f"{name}() is in the list of long functions without need",
                          "take it out of LONG_BODIES in ci/checks/check_style.py")


def stage_names(root):
    """The names of engines and steps, as their tables have them; none where there are no tables."""
    names = []
    for table in STAGE_TABLES:
        full = os.path.join(root, table)
        if os.path.isfile(full):
            with open(full, encoding="utf-8") as file:
                names += STAGE_ROW.findall(file.read())
    return names


def check_decisions(path, text, stages=()):
    """Nothing decides by the text of a message, or by the name of an engine or step."""
    quoted = "|".join(map(re.escape, stages))
    name = rf"(?:StringRef\()?\"({quoted})\""
    asks = rf"\.(?:equals|compare|Case|starts_with|ends_with|contains|find)\({name}|\bis_contained\(\{{[^{{}}]*?{name}"
    names_stage = re.compile(rf"[=!]=\s+{name}|{name}\)?\s+[=!]=|{asks}") if stages else None

    def problem(match, what, fix):
        return Problem(path, text.count("\n", 0, match.start(match.lastindex or 0)) + 1, what, fix)

    if path not in READS_OTHERS:
        for match in READS_MESSAGE.finditer(text):
            what = next(group for group in match.groups() if group)
            yield problem(match, f"reads the text of '{what}'", "decide by a field of Cause.h, or add one")
    for spelt, header in SPELT_OUT:
        for match in spelt.finditer(text) if path != header else ():
            yield problem(match, f"spells out {match.group(0)}", f"use {header}")
    for match in names_stage.finditer(text) if names_stage else ():
        what = next(group for group in match.groups() if group)
        yield problem(match, f"decides by the text '{what}'", "compare a Stage")


def check_readers(root, texts=READS_OTHERS):
    """An exception that has nothing to except is gone."""
    for path in texts:
        full = os.path.join(root, path)
        if not os.path.isfile(full):
            continue
        with open(full, encoding="utf-8") as file:
            if not READS_MESSAGE.search(file.read()):
                yield Problem(path, 1, "reads no message", "take it out of READS_OTHERS in ci/checks/check_style.py")


def is_must_fail(path):
    return path.startswith(MUST_FAIL) and path.endswith(".mlir")


def check_must_fail(path, text):
    """A must-fail case says where it fails, and of which operation or clause; a neighbour of it passes."""
    kind = path.split("/")[-2]
    if not re.search(rf"^\s*[^\s/].*// TRAP: {kind}$", text, re.M):
        yield Problem(path, 1, f"no `// TRAP: {kind}` behind an operation", "mark the line that is at fault")
    if not re.search(r"^// (OPERATION|CLAUSE): \S", text, re.M):
        yield Problem(path, 1, "names no operation and no clause", "add `// OPERATION: the.one_at_fault` to the front matter")
    if all("-> trap(" in call for call in re.findall(r"^\s*// CALL\b[^:\n]*:.*$", text, re.M)):
        yield Problem(path, 1, "no neighbour that passes", "add a call, as close to the fault as possible, that does not trap")


def check_file(path, data, stages=()):
    """Findings of one file; path is relative to the repository, data its bytes."""
    if b"\0" in data:
        return []
    text = data.decode("utf-8", errors="replace")
    findings = []
    if path.endswith(SOURCES) and os.path.basename(path) not in NO_BANNER and not is_data(path):
        findings += check_banner(path, text.split("\n"))
    if not is_data(path):
        findings += check_lines(path, text)
    findings += check_words(path, text)
    if path.endswith(BODY_ENDS) and not TESTS.search(path):
        findings += check_bodies(path, text)
    if is_decider(path) and path.endswith((".cpp", ".h")):
        findings += check_decisions(path, text, stages)
    if is_must_fail(path):
        findings += check_must_fail(path, text)
    return findings


def fixed(path, data):
    """The bytes with blanks and line ends repaired."""
    if b"\0" in data or is_data(path) or not data:
        return data
    lines = [line.rstrip() for line in data.replace(b"\r\n", b"\n").split(b"\n")]
    return b"\n".join(lines).rstrip(b"\n") + b"\n"


def files_of(root):
    """What git tracks or would add; all files where there is no git."""
    command = ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        result = subprocess.run(command, capture_output=True, check=True)
        names = result.stdout.decode("utf-8", errors="surrogateescape").split("\0")
        return sorted({n for n in names if n and os.path.isfile(os.path.join(root, n))})
    except (OSError, subprocess.CalledProcessError):
        pass
    names = []
    for base, folders, files in os.walk(root):
        folders[:] = [f for f in folders if f not in SKIPPED_FOLDERS]
        names += [os.path.relpath(os.path.join(base, f), root) for f in files if not f.endswith(".pyc")]
    return sorted(names)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    default = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=default, help="the repository (default: this one)")
    parser.add_argument("--fix", action="store_true", help="repair blanks and line ends first")
    options = parser.parse_args(arguments)
    if not os.path.isdir(options.root):
        parser.error(f"no folder {options.root}")

    findings, paths, stages = list(check_readers(options.root)), files_of(options.root), stage_names(options.root)
    for path in paths:
        full = os.path.join(options.root, path)
        if os.path.islink(full):
            continue
        with open(full, "rb") as file:
            data = file.read()
        if options.fix and fixed(path, data) != data:
            data = fixed(path, data)
            with open(full, "wb") as file:
                file.write(data)
            print(f"fixed {path}")
        findings += check_file(path.replace(os.sep, "/"), data, stages)
    for finding in findings:
        print(finding)
    must_fail = sum(is_must_fail(path) for path in paths)
    if must_fail:
        print(f"check_style: {must_fail} must-fail cases")
    print(f"check_style: {len(paths)} files, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
