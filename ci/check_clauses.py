#!/usr/bin/env python3
#===- check_clauses.py - Clauses, cases, tests and comments agree ---------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the registry conformance/clauses.tsv, the `// CLAUSE:` lines of case
# files and of GoogleTests, and every mention of a clause in sources, documents,
# planted bugs and waivers. A dangling, misspelt, missing or doubled label is an
# error with file and line. A clause that nothing carries is no error: it is
# counted as untested and shown. Prints the matrix by chapter. Must not run
# anything. Exit codes: 0 clean, 1 errors, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check the registry of clauses against everything that names clauses."""

import argparse
import json
import os
import re
import sys

REGISTRY = "conformance/clauses.tsv"
CASES = "conformance/cases"
CLAUSE_CASES = CASES + "/clauses"
COLUMNS = ["id", "chapter", "check", "state", "source", "statement", "note"]
KINDS = ("static", "exec", "abi", "negative", "api")
STATES = ("must", "derived", "retired")
# Ids that do not start with the name of their chapter.
CHAPTER_OF = {"RESULT": "CALL", "LIFE": "CALL"}

SOURCES = (".h", ".c", ".cpp", ".def", ".md", ".py", ".sh", ".yaml", ".td", ".txt", ".mlir", ".test")
# Texts about clauses that are made up: tests of readers, and this script's own.
MADE_UP = ("ci/tests/", "ci/check_clauses.py", "conformance/test/", "conformance/unittests/ConformTest.cpp")
SKIPPED_FOLDERS = ("build", "Output", "__pycache__", ".git")

ID = re.compile(r"[A-Z]+(?:-[A-Z]+)*-\d\d\Z")
LABEL = re.compile(r"^\s*//\s*([A-Z]+)\s*:\s*(.*?)\s*$")
TEST = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST)\(\s*(\w+)\s*,\s*(\w+)")
SUITE = re.compile(r"[A-Z]+(?:_[A-Z]+)*_\d\d\Z")  # the suite of an api clause: ADDR_08 is ADDR-08
CALL = re.compile(r"^//\s*CALL(-RANDOM)?\s*:")
CHECK = re.compile(r"^\s*//\s*CHECK(-[A-Z]+)?\s*:")


class Problem:
    def __init__(self, path, line, what, fix):
        self.path, self.line, self.what, self.fix = path, line, what, fix

    def __str__(self):
        return f"{self.path}:{self.line}: {self.what}\n  fix:  {self.fix}"


class Clause:
    def __init__(self, fields, line):
        self.id, self.chapter, self.check, self.state, self.source, self.statement, self.note = fields
        self.line = line
        self.cases = []  # case files
        self.of_kind = False  # one of them is of the clause's kind
        self.misfits = []  # where others are not: the other side of the clause
        self.tests = []  # Suite.Name of GoogleTests
        self.mentions = 0

    @property
    def tested(self):
        return bool(self.cases or self.tests)


def chapter_of(clause):
    first = clause.split("-")[0]
    return CHAPTER_OF.get(first, first)


def read_registry(path, text, problems):
    """Clauses by id, in the order of the file."""
    clauses = {}
    lines = text.split("\n")
    if lines[0].split("\t") != COLUMNS:
        problems.append(Problem(path, 1, "the first line does not name the columns", "write: " + " TAB ".join(COLUMNS)))
        return clauses

    def wrong(number, what, fix):
        problems.append(Problem(path, number, what, fix))

    for number, line in enumerate(lines[1:], 2):
        if not line:
            if number != len(lines):
                wrong(number, "empty line", "remove it")
            continue
        fields = line.split("\t")
        if len(fields) != len(COLUMNS) or not all(field.strip() for field in fields):
            wrong(number, f"{len(fields)} fields, or an empty one", f"give {len(COLUMNS)}; '-' is nothing")
            continue
        clause = Clause(fields, number)
        if not ID.match(clause.id):
            wrong(number, f"'{clause.id}' is no clause id", "write CHAPTER[-GROUP]-NN")
            continue
        if clause.id in clauses:
            wrong(number, f"{clause.id} stands in line {clauses[clause.id].line} already", "ids are never used twice")
            continue
        if chapter_of(clause.id) != clause.chapter:
            wrong(number, f"{clause.id} in chapter {clause.chapter}", f"the chapter is {chapter_of(clause.id)}")
        if clause.check not in KINDS:
            wrong(number, f"unknown kind of check '{clause.check}'", "one of " + ", ".join(KINDS))
        if clause.state not in STATES:
            wrong(number, f"unknown state '{clause.state}'", "one of " + ", ".join(STATES))
        if (clause.state == "must") != (clause.source != "-") and clause.state != "retired":
            wrong(number, f"state {clause.state} with source '{clause.source}'", "must has a document, derived has '-'")
        if not clause.statement.endswith("."):
            wrong(number, "the statement is no sentence", "end it with a full stop")
        clauses[clause.id] = clause
    return clauses


def check_history(base_path, base_text, path, clauses, problems):
    """An id that was once given never goes away and never comes back."""
    ignored = []
    for old in read_registry(base_path, base_text, ignored).values():
        new = clauses.get(old.id)
        if new is None:
            problems.append(Problem(path, 1, f"{old.id} is gone", "keep the row, with state retired"))
        elif old.state == "retired" and new.state != "retired":
            problems.append(Problem(path, new.line, f"{old.id} was retired", "take a new id"))


def suggestion(name, clauses):
    """Known ids that differ from a misspelt one in little."""
    import difflib

    close = difflib.get_close_matches(name, clauses, 2, 0.75)
    return "did you mean " + " or ".join(close) + "?" if close else f"add it to {REGISTRY}, or name another"


def known(name, where, clauses, problems):
    """The clause of a label; reports what is dangling."""
    path, line = where
    clause = clauses.get(name)
    if clause is None:
        problems.append(Problem(path, line, f"no clause {name or '(nothing)'}", suggestion(name, clauses)))
    elif clause.state == "retired":
        problems.append(Problem(path, line, f"{name} is retired", "name the clause that took its place"))
    return clause


def near_miss(key):
    """CLAUSES, CLAUS, CALUSE: not a label, but meant as one."""
    return key != "CLAUSE" and (key.startswith("CLAUS") or (len(key) == 6 and sorted(key) == sorted("CLAUSE")))


def check_case(path, text, clauses, problems):
    labels = []
    for number, line in enumerate(text.split("\n"), 1):
        label = LABEL.match(line)
        if not label:
            continue
        if near_miss(label.group(1)):
            problems.append(Problem(path, number, f"misspelt label {label.group(1)}", "write: // CLAUSE: ID"))
        elif label.group(1) == "CLAUSE":
            labels.append((label.group(2), number))
    inside = path.startswith(CLAUSE_CASES + "/")
    if not labels:
        if inside:
            problems.append(Problem(path, 1, "a clause case without a clause", "add: // CLAUSE: ID"))
        return
    if len(labels) > 1:
        problems.append(Problem(path, labels[1][1], "a second clause", "one clause per case file"))
    name, number = labels[0]
    clause = known(name, (path, number), clauses, problems)
    if clause is None:
        return
    clause.cases.append(path)
    if not inside:
        return
    stem = os.path.basename(path)
    if not re.match(re.escape(name) + r"-[a-z0-9][a-z0-9-]*\.mlir\Z", stem):
        problems.append(Problem(path, number, f"the name does not say {name}", f"name it {name}-<slug>.mlir"))
    if os.path.basename(os.path.dirname(path)) != clause.chapter:
        problems.append(Problem(path, number, "in the wrong folder", f"move it to {CLAUSE_CASES}/{clause.chapter}"))
    lines = text.split("\n")
    calls = any(CALL.match(line) for line in lines)
    checks = any(CHECK.match(line) for line in lines)
    negative = any(line.startswith("// NEGATIVE:") for line in lines)
    needs = {"exec": calls, "negative": negative, "static": checks or calls, "abi": calls or checks, "api": False}
    if needs.get(clause.check, True):
        clause.of_kind = True
    else:
        clause.misfits.append((path, number))


def check_kinds(clauses, problems):
    """At least one case is of the clause's kind; its neighbours may show the other side."""
    for clause in clauses.values():
        if clause.of_kind:
            continue
        what = {"exec": "a CALL line", "negative": "a NEGATIVE line", "api": "a GoogleTest instead of a case"}
        for path, number in clause.misfits:
            problems.append(
                Problem(path, number, f"{clause.id} is a clause of kind {clause.check}",
                        "it needs " + what.get(clause.check, "CHECK or CALL lines")))


def check_tests(path, text, clauses, problems):
    """The suite is named as the clause, or `// CLAUSE: ID[, ID]` stands directly above the test."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        suite = TEST.match(line)
        if suite and SUITE.match(suite.group(1)):
            clause = known(suite.group(1).replace("_", "-"), (path, number), clauses, problems)
            if clause:
                clause.tests.append(f"{suite.group(1)}.{suite.group(2)}")
        label = LABEL.match(line)
        if not label:
            continue
        if near_miss(label.group(1)):
            problems.append(Problem(path, number, f"misspelt label {label.group(1)}", "write: // CLAUSE: ID"))
        if label.group(1) != "CLAUSE":
            continue
        below = number
        while below < len(lines) and lines[below].lstrip().startswith("//"):
            below += 1
        test = TEST.match(lines[below]) if below < len(lines) else None
        if not test:
            problems.append(Problem(path, number, "a clause label above no test", "move it above TEST(...)"))
            continue
        seen = set()
        for name in re.split(r"\s*,\s*", label.group(2)):
            clause = known(name, (path, number), clauses, problems)
            if name in seen:
                problems.append(Problem(path, number, f"{name} twice", "name it once"))
            seen.add(name)
            if clause:
                clause.tests.append(f"{test.group(1)}.{test.group(2)}")


def check_mentions(path, text, clauses, mention, problems):
    for number, line in enumerate(text.split("\n"), 1):
        for match in mention.finditer(line):
            clause = known(match.group(0), (path, number), clauses, problems)
            if clause:
                clause.mentions += 1


def files_of(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED_FOLDERS)
        for name in sorted(names):
            if name.endswith(SOURCES):
                full = os.path.join(folder, name)
                yield os.path.relpath(full, root).replace(os.sep, "/"), full


def is_test(path):
    return "/unittests/" in path and path.endswith((".cpp", ".c"))


def matrix(clauses):
    """Rows by chapter, in the order of the registry."""
    rows = {}
    for clause in clauses.values():
        if clause.state == "retired":
            continue
        row = rows.setdefault(clause.chapter, dict.fromkeys((*KINDS, "clauses", "tested", "cases", "tests"), 0))
        if clause.check in row:
            row[clause.check] += 1
        row["clauses"] += 1
        row["tested"] += clause.tested
        row["cases"] += len(clause.cases)
        row["tests"] += len(clause.tests)
    return rows


def print_matrix(rows):
    columns = ("clauses", *KINDS, "cases", "tests", "tested")
    total = dict.fromkeys(columns, 0)
    print(f"{'chapter':<10}" + "".join(f"{c:>9}" for c in columns) + f"{'untested':>10}")
    for chapter, row in rows.items():
        print(f"{chapter:<10}" + "".join(f"{row[c]:>9}" for c in columns) + f"{row['clauses'] - row['tested']:>10}")
        for column in columns:
            total[column] += row[column]
    print(f"{'total':<10}" + "".join(f"{total[c]:>9}" for c in columns) + f"{total['clauses'] - total['tested']:>10}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--root", default=here, help="source tree (default: that of this script)")
    parser.add_argument("--base", metavar="FILE", help="an older registry ('-': standard input): no id may be lost")
    parser.add_argument("--list", action="store_true", help="also list every clause with what carries it")
    parser.add_argument("--json", metavar="FILE", help="also write the matrix and all clauses")
    arguments = parser.parse_args()

    try:
        with open(os.path.join(arguments.root, REGISTRY), encoding="utf-8") as file:
            text = file.read()
        base = None
        if arguments.base:
            with open(0 if arguments.base == "-" else arguments.base, encoding="utf-8") as file:
                base = file.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"check_clauses: error: {error}", file=sys.stderr)
        return 2
    problems = []
    clauses = read_registry(REGISTRY, text, problems)
    if base is not None:
        check_history(arguments.base, base, REGISTRY, clauses, problems)
    firsts = sorted({name.split("-")[0] for name in clauses})
    mention = re.compile(r"\b(?:" + "|".join(firsts or ["(?!)"]) + r")(?:-[A-Z]+)*-\d\d\b(?!-)")
    for path, full in files_of(arguments.root):
        if path.startswith(MADE_UP):
            continue
        with open(full, encoding="utf-8", errors="replace") as file:
            content = file.read()
        if path.startswith(CASES + "/") and path.endswith(".mlir"):
            check_case(path, content, clauses, problems)
        elif is_test(path):
            check_tests(path, content, clauses, problems)
            check_mentions(path, content, clauses, mention, problems)
        else:
            check_mentions(path, content, clauses, mention, problems)
    check_kinds(clauses, problems)

    if arguments.list:
        for clause in clauses.values():
            carried = clause.cases + clause.tests
            state = "untested" if not carried and clause.state != "retired" else clause.state
            print(f"{clause.id:<20} {clause.check:<9} {state:<9} {', '.join(carried)}")
        print()
    print_matrix(matrix(clauses))
    if arguments.json:
        report = {
            "chapters": matrix(clauses),
            "clauses": [
                {"id": c.id, "check": c.check, "state": c.state, "cases": c.cases, "tests": c.tests,
                 "mentions": c.mentions, "tested": c.tested}
                for c in clauses.values()
            ],
            "problems": [{"path": p.path, "line": p.line, "what": p.what} for p in problems],
        }
        try:
            with open(arguments.json + ".tmp", "w", encoding="utf-8") as file:
                json.dump(report, file, indent=1)
                file.write("\n")
            os.replace(arguments.json + ".tmp", arguments.json)
        except OSError as error:
            print(f"check_clauses: error: {error}", file=sys.stderr)
            return 2
    for problem in problems:
        print(problem)
    print(f"check_clauses: {len(problems)} problem{'' if len(problems) == 1 else 's'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
