#!/usr/bin/env python3
#===- check_findings.py - conformance/FINDINGS.md still happens -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs the command of each section of FINDINGS.md on the section's input. The
# command has to print the lines of the section's `text` block, in their order;
# `{{.*}}` in a line is anything, and so is the room between words. Also compares
# the waivers for upstream, LLVM and modules that MLIR should not accept with
# those the sections name. Each has one section, and no section names one that
# does not exist. The `Affected:` line of a section says of each release that was
# tried whether it does the same; its waivers are about no other releases. Each case that
# conformance/docs/known-differences.md names exists, and a waiver of the row's clause is about it. Exit
# codes: 0 all so, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Check that every finding written up still happens, and that none is missing."""

import argparse
import fnmatch
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NAMES = re.compile(r"^Waivers: (.*)\.$", re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^- (.*(?:\n(?!- ).*)*)", re.MULTILINE)
FIELD = re.compile(r"^(?:  )?(\w+): *(.*?) *$", re.MULTILINE)
COMMAND_SECONDS = 60
CURRENT, OLDER = "22", ("19", "16", "15", "14", "13")
AFFECTED = re.compile(r"^Affected: (?P<yes>[\d, ]+)\.(?: Not: (?P<no>[\d, ]+)\.)?(?: Silent: (?P<silent>[\d, ]+)\.)?$",
                      re.MULTILINE)


def holds_for(versions, release):
    """Whether versions, such as '13-16, 19, 22+', have a release."""
    if not versions:
        return True
    for part in versions.split(","):
        first, _, last = part.strip().removesuffix("+").partition("-")
        if int(first) <= int(release) and (part.strip().endswith("+") or int(release) <= int(last or first)):
            return True
    return False


def releases_of(lowering, versions):
    """Older releases that a waiver's glob and versions fit."""
    braces = re.fullmatch(r"\{(.*)\}", lowering)
    globs = braces.group(1).split(",") if braces else [lowering]
    return {release for release in OLDER
            if holds_for(versions, release) and any(fnmatch.fnmatchcase("mlir-" + release, glob) for glob in globs)}


def affected_problem(part, lowerings):
    """What is wrong with the `Affected:` line of a section whose waivers are about `lowerings`."""
    line = AFFECTED.search(part)
    if not line:
        return "needs a line 'Affected: 22, ... . Not: ... . Silent: ... .'"
    named = {kind: re.findall(r"\d+", line.group(kind) or "") for kind in ("yes", "no", "silent")}
    if sorted(sum(named.values(), [])) != sorted((CURRENT, *OLDER)) or CURRENT not in named["yes"]:
        return f"'{line.group(0)}' does not name {CURRENT}, {', '.join(OLDER)} once each, {CURRENT} as affected"
    waived = set().union(*(releases_of(*row) for row in lowerings if row[0] != "*"))
    more = sorted(waived - set(named["yes"]), reverse=True)
    return f"its waivers are about {', '.join(more)} as well" if more else None


def clause_problem(part, clauses):
    """What is wrong with the clauses that a section says are broken; `clauses` are those of its waivers."""
    expected = part.partition("\nExpected: ")[2].partition("\nActual:")[0]
    if not re.search(r"\b[A-Z]+(-[A-Z]+)*-\d\d\b", expected):
        return "'Expected:' names no clause"
    missing = sorted(clause for clause in clauses if clause and clause not in expected)
    return f"'Expected:' does not name {', '.join(missing)}, which its waivers say is broken" if missing else None


def waiver_rows(text):
    """The fields of each row of a waiver file, in any order; of those in several lines, the first."""
    for row in ROW.findall(text):
        fields = {}
        for key, value in FIELD.findall(row):
            quoted = re.fullmatch(r"([\"'])(.*)\1(?: +#.*)?", value)
            fields[key] = quoted.group(2) if quoted else re.sub(r"(^| +)#.*", "", value)
        yield fields


def sections(text):
    """Title, first line, and text of each `##` section."""
    starts = [m.start() for m in re.finditer(r"^## ", text, re.MULTILINE)] + [len(text)]
    for start, end in zip(starts, starts[1:]):
        part = text[start:end]
        yield part.split("\n", 1)[0][3:], text.count("\n", 0, start) + 1, part


def line_pattern(line):
    pieces = [r"\s+".join(re.escape(word) for word in piece.split()) for piece in line.split("{{.*}}")]
    return r"[^\n]*".join(pieces)


def missing_line(lines, output):
    """The first of `lines` that does not follow the others in `output`."""
    at = 0
    for line in lines:
        found = re.compile(line_pattern(line)).search(output, at)
        if not found:
            return line
        at = found.end()
    return None


def problem_of(part, tools):
    blocks = BLOCK.findall(part)
    if [kind for kind, _ in blocks] not in (["mlir", "sh", "text"], ["llvm", "sh", "text"]):
        return "needs the blocks mlir (or llvm), sh and text, in this order"
    kind, source = blocks[0]
    command, lines = blocks[1][1].strip(), [line for line in blocks[2][1].split("\n") if line.strip()]
    if "INPUT" not in command or not lines:
        return "needs a command with INPUT, and lines that it prints"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "input.mlir" if kind == "mlir" else "input.ll")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        environment = dict(os.environ, PATH=tools + os.pathsep + os.environ.get("PATH", ""))
        try:
            run = subprocess.run(["/bin/sh", "-c", command.replace("INPUT", path)], capture_output=True, text=True,
                                 cwd=folder, env=environment, timeout=COMMAND_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return f"'{command}' took more than {COMMAND_SECONDS} s"
    line = missing_line(lines, run.stdout + run.stderr)
    return line and f"'{command}' does not print '{line}' (any more)"


def fits_name(path, name):
    """Whether a name, perhaps a glob with folders, is that of a case."""
    return fnmatch.fnmatchcase("/".join(path.split("/")[-1 - name.count("/"):]), name)


def row_fits(row, path, releases, clause):
    """Whether a waiver is about a case, one of the releases, and the clause where there is one."""
    words = row["pattern"].strip("{}").split(",")
    if not any(fits_name(path, word) for word in words) or (clause and row.get("clause") != clause):
        return False
    lowering, versions = row["lowering"], row.get("versions", "")
    return any(lowering == "*" or (("upstream" in lowering or lowering == "-") if release == CURRENT
                                   else release in releases_of(lowering, versions)) for release in releases)


def clauses_of(cell):
    """The clauses of a cell; "-03" behind "A-02" is "A-03"."""
    clauses = []
    for chapter, number in re.findall(r"([A-Z]+(?:-[A-Z]+)*)?-(\d\d)", cell):
        clauses.append(f"{chapter or clauses[-1][:-3]}-{number}")
    return clauses


def cases_named(cell, cases):
    """(name, cases) of each name of a cell; "-b" behind "x-a" is "x-b"."""
    whole = ""
    for name in re.findall(r"`([^`]+)`", cell):
        names = [name]
        if name.startswith("-"):
            parts = whole.split("-")
            names = ["-".join(parts[:end]) + name for end in range(len(parts) - 1, 0, -1)]
        else:
            whole = name
        found = ([path for path in cases if fits_name(path, one + ".mlir")] for one in names)
        yield name, next((paths for paths in found if paths), [])


def difference_problems(text, cases, rows):
    """(line, what) of each case of the page of known differences that does not exist, or that no waiver explains."""
    columns = []
    for number, line in enumerate(text.split("\n"), 1):
        cells = [cell.strip() for cell in line.strip("|").split(" | ")] if line.startswith("|") else []
        if not cells:
            columns = []
        elif not columns:
            columns = [cell.strip() for cell in cells]
        elif columns[0] == "case" and not line.startswith("|--"):
            values = dict(zip(columns, cells))
            if len(cells) != len(columns):
                yield number, "the row has not as many cells as its table"
                continue
            anywhere = "clause" not in values
            releases = (CURRENT, *OLDER) if anywhere else re.findall(r"\d+", values.get("release", CURRENT))
            clauses = [""] if anywhere else clauses_of(values["clause"])
            for name, paths in cases_named(values["case"], cases):
                if not paths:
                    yield number, f"there is no case {name}"
                elif not any(row_fits(row, path, releases, clause) for row in rows for path in paths for clause in clauses):
                    yield number, f"no waiver of {', '.join(filter(None, clauses)) or 'any clause'} is about {name} and MLIR {', '.join(releases)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", default="/usr/lib/llvm-22/bin", help="folder of mlir-opt, mlir-translate and llc")
    parser.add_argument("--findings", default=os.path.join(ROOT, "conformance", "FINDINGS.md"),
                        help="the page of findings (default: conformance/FINDINGS.md)")
    parser.add_argument("--waivers", default=os.path.join(ROOT, "conformance", "waivers.yaml"),
                        help="the waivers (default: conformance/waivers.yaml)")
    parser.add_argument("--differences", default=os.path.join(ROOT, "conformance", "docs", "known-differences.md"),
                        help="the page of known differences (default: conformance/docs/known-differences.md)")
    parser.add_argument("--cases", default=os.path.join(ROOT, "conformance", "cases"),
                        help="the cases that it names (default: conformance/cases)")
    args = parser.parse_args()
    for tool in ("mlir-opt", "mlir-translate", "llc"):
        if not os.access(os.path.join(args.tools, tool), os.X_OK):
            print(f"check_findings: error: no {tool} in {args.tools}", file=sys.stderr)
            return 2
    try:
        with open(args.findings, encoding="utf-8") as file:
            text = file.read()
        with open(args.waivers, encoding="utf-8") as file:
            rows = [row for row in waiver_rows(file.read()) if "name" in row and "lowering" in row]
        with open(args.differences, encoding="utf-8") as file:
            differences = file.read()
    except OSError as error:
        print(f"check_findings: error: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2

    owed = {row["name"] for row in rows if "upstream" in row["lowering"] or row["lowering"] in ("*", "-")}
    lowering_of = {row["name"]: (row["lowering"], row.get("versions", "")) for row in rows}
    clause_of = {row["name"]: row.get("clause", "") for row in rows}
    problems, count, named = [], 0, {}
    for title, line, part in sections(text):
        count += 1
        lowerings, clauses = [], set()
        for names in NAMES.findall(part):
            for name in re.findall(r"`([^`]+)`", names):
                if name in named:
                    problems.append((line, f"waiver {name} is in line {named[name]}, too"))
                named[name] = line
                if name in lowering_of:
                    lowerings.append(lowering_of[name])
                    clauses.add(clause_of[name])
                if name not in owed:
                    problems.append((line, f"there is no waiver {name} for upstream"))
        for problem in (affected_problem(part, lowerings), clause_problem(part, clauses), problem_of(part, args.tools)):
            if problem:
                problems.append((line, f"{title}: {problem}"))
    for name in sorted(owed - set(named)):
        problems.append((1, f"waiver {name} has no section"))
    cases = [os.path.join(folder, name).replace(os.sep, "/") for folder, _, names in os.walk(args.cases) for name in names
             if name.endswith(".mlir")]
    differ = list(difference_problems(differences, cases, rows))
    for page, found in ((args.findings, problems), (args.differences, differ)):
        for line, what in sorted(found):
            print(f"{page}:{line}: error: {what}", file=sys.stderr)
    problems += differ
    print(f"check_findings: {count} findings, {len(owed)} waivers, {len(problems)} problems")
    return 1 if problems or not count else 0


if __name__ == "__main__":
    sys.exit(main())
