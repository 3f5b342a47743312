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
# error with file and line. A clause that nothing carries is no error. It is
# counted as untested and shown, one that no source names as not implemented.
# The table of planted bugs is no such source. What never runs carries nothing: tests
# in comments, behind `#if 0` or named DISABLED_, cases that ask lit for a feature.
# Prints the matrix by chapter, as text, JSON or a page. Also compares
# conformance/mustpass.txt with the registry. Must not run anything. Exit codes: 0 clean, 1 errors, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check the registry of clauses against everything that names clauses."""

import argparse
import fnmatch
import hashlib
import html
import json
import os
import re
import sys

from checking import Problem, files_of

REGISTRY = "conformance/clauses.tsv"
MUSTPASS = "conformance/mustpass.txt"
WAIVERS = "conformance/waivers.yaml"
GIVEN = "conformance/clauses-given.txt"
WAIVED = re.compile(r"\s+clause:\s*\"?([^\s\"]*)")
CASES = "conformance/cases"
CLAUSE_CASES = CASES + "/clauses"
COLUMNS = ["id", "chapter", "check", "state", "source", "versions", "statement", "former", "note"]
DOCUMENTS = ("C20", "C21", "TGT", "LLVM", "DC", "ODS")
KINDS = ("static", "form", "exec", "abi", "negative", "api")
# What a clause has: a test, a source that names it, both, or neither.
CARRIED = ("tested", "implemented", "both", "none")
COUNTED = ("clauses", *KINDS, "cases", "tests", *CARRIED)
STATES = ("must", "ours", "retired")
# Ids that do not start with the name of their chapter.
CHAPTER_OF = {"RESULT": "CALL", "LIFE": "CALL"}

CODE = (".h", ".c", ".cpp", ".def")
CODE_FOLDERS = ("refrt/", "lowering/", "conformance/", "abi_tests/", "fuzz/")
SOURCES = (".h", ".c", ".cpp", ".rs", ".def", ".md", ".py", ".sh", ".yaml", ".td", ".txt", ".mlir", ".test")
# Texts about clauses that are made up: tests of readers, and this script's own.
MADE_UP = ("ci/tests/", "ci/checks/check_clauses.py", "conformance/test/", "conformance/unittests/ConformTest.cpp")
# Says which clause a wrong form of the lowering breaks; the form that obeys it is elsewhere.
PLANTED = "lowering/PlantedBugs.def"

# Releases of MLIR that the statement holds for: one, or all from one on.
VERSIONS = re.compile(r"\d\d\+?\Z")
# What documents said before, or still say: DOCUMENTS: sentence. | DOCUMENTS: sentence.
FORMER = re.compile(r"((?:[A-Z]+\d*)(?:,[A-Z]+\d*)*|ours): \S.*\.\Z")
ID = re.compile(r"[A-Z]+(?:-[A-Z]+)*-\d\d\Z")
LABEL = re.compile(r"^\s*//\s*([A-Za-z]+)\s*:\s*(.*?)\s*$")
# More than one clause: ADDR-01 to ADDR-03, ADDR-01 to 03, ADDR-01..03, ADDR-01, 03 and 05.
GROUP = re.compile(r"\b((?:[A-Z]+-)+)(\d\d)\b((?:(?: to |\.\.)(?:[A-Z]+-)*\d\d\b|(?:, | and )-?\d\d\b)+)")
MORE = re.compile(r"( to |\.\.|, | and )((?:[A-Z]+-)*)-?(\d\d)")
COMMENT_BREAK = re.compile(r"\n[ \t]*(?://+|\*)[ \t]*")
TEST = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST)\(\s*(\w+)\s*,\s*(\w+)")
SUITE = re.compile(r"[A-Z]+(?:_[A-Z]+)*_\d\d\Z")  # the suite of an api clause: ADDR_08 is ADDR-08
# Comments and literals, the latter because comments do not start in them.
LEXEME = re.compile(r'//[^\n]*|/\*.*?\*/|\b(?:u8|[uUL])?R"([^()\\\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'
                    r"(?<![0-9a-zA-Z_])'(?:\\.|[^'\\\n])*'", re.DOTALL)
CONDITION = re.compile(r"^\s*#\s*(if|ifdef|ifndef|elif|else|endif)\b\s*(.*?)\s*$")
# Lines of lit that decide whether a case is run, and counted as it ends.
CONDITIONAL = ("REQUIRES", "UNSUPPORTED", "XFAIL")
CALL = re.compile(r"^//\s*CALL(-RANDOM)?\s*:")
CHECK = re.compile(r"^\s*//\s*CHECK(-[A-Z]+(-\d+)?)?\s*:")


class Clause:
    def __init__(self, fields, line):
        (self.id, self.chapter, self.check, self.state, self.source, self.versions, self.statement, self.former,
         self.note) = fields
        self.line = line
        self.cases = []  # case files that run everywhere
        self.lowered = False  # one of them is about what a lowering makes of a module
        self.of_kind = False  # one of them is of the clause's kind
        self.misfits = []  # where others are not: the other side of the clause
        self.tests = []  # Suite.Name of GoogleTests
        self.mentions = 0
        self.places = []  # source files that name it

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
            wrong(number, f"state {clause.state} with source '{clause.source}'", "must has a document, ours has '-'")
        if clause.source != "-" and not set(clause.source.split(",")) <= set(DOCUMENTS):
            wrong(number, f"unknown document in source '{clause.source}'", "some of " + ",".join(DOCUMENTS))
        if clause.state == "ours" and clause.note == "-":
            wrong(number, "no document states it, and no argument", "write in the note what decided it")
        if not VERSIONS.match(clause.versions):
            wrong(number, f"unknown versions '{clause.versions}'", "a release of MLIR: 22, or 16+ for it and all later ones")
        check_former(clause, wrong)
        if not clause.statement.endswith("."):
            wrong(number, "the statement is no sentence", "end it with a full stop")
        clauses[clause.id] = clause
    check_numbers(path, clauses, problems)
    return clauses


def check_numbers(path, clauses, problems):
    """Ids are never reused: a row that is not needed any more stays as a retired one, so numbers have no holes."""
    last = {}
    for clause in sorted(clauses.values(), key=lambda each: int(each.id.rpartition("-")[2])):
        group, _, number = clause.id.rpartition("-")
        if int(number) != last.get(group, 0) + 1:
            problems.append(Problem(path, clause.line, f"no {group}-{last.get(group, 0) + 1:02} before {clause.id}",
                                    "a clause that was removed is a row of state retired"))
        last[group] = int(number)


def check_former(clause, wrong):
    """The statement is the current form; what other documents say stands beside it, with their names."""
    if clause.former == "-":
        if re.search(r"\b[Dd]ocuments disagree", clause.note):
            wrong(clause.line, "documents disagree, and only one form is given", "give the other one in the column former")
        return
    for form in clause.former.split(" | "):
        match = FORMER.match(form)
        if not match or not set(match.group(1).split(",")) <= {*DOCUMENTS, "ours"}:
            wrong(clause.line, f"'{form}' is no former form", "write: DOCUMENTS: sentence. | DOCUMENTS: sentence.")


def check_history(base_path, base_text, path, clauses, problems):
    """An id that was once given never goes away and never comes back."""
    lines = [line.split("\t") for line in base_text.split("\n") if line]
    # Columns come and go; these two stay.
    if not lines or not {"id", "state"} <= set(lines[0]):
        problems.append(Problem(base_path, 1, "no registry: the first line does not name the columns", "name another"))
        return
    for fields in lines[1:]:
        old = dict(zip(lines[0], fields))
        new = clauses.get(old["id"])
        if new is None:
            problems.append(Problem(path, 1, f"{old['id']} is gone", "keep the row, with state retired"))
        elif old.get("state") == "retired" and new.state != "retired":
            problems.append(Problem(path, new.line, f"{old['id']} was retired", "take a new id"))


def mark_of(statement):
    """Of the words an id was given for, so that it does not get to mean something else."""
    return hashlib.sha256(statement.encode()).hexdigest()[:8]


def check_given(path, text, clauses, problems):
    """All ids that were ever given, and for which words: none is lost, comes back, is missing, or means something else."""
    listed = {}
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) < 2 or not re.match(r"[0-9a-f]{8}\Z", words[1]) or words[2:] not in ([], ["retired"]):
            what = f"'{line}' is not an id and the mark of its statement, or these and 'retired'"
            clause = clauses.get(words[0])
            fix = f"write: {clause.id} {mark_of(clause.statement)}" if clause else "write one of them"
            problems.append(Problem(path, number, what, fix))
        elif words[0] in listed:
            problems.append(Problem(path, number, f"{words[0]} stands in line {listed[words[0]][0]}, too", "take one out"))
        else:
            listed[words[0]] = (number, "retired" if words[2:] else "given", words[1])
    check_history(path, "\n".join(["id\tstate"] + [f"{name}\t{row[1]}" for name, row in listed.items()]), REGISTRY,
                  clauses, problems)
    for clause in clauses.values():
        number, state, mark = listed.get(clause.id, (len(text.split("\n")), None, mark_of(clause.statement)))
        if state is None or (state == "given" and clause.state == "retired"):
            line = f"{clause.id} {mark}" + (" retired" if clause.state == "retired" else "")
            problems.append(Problem(path, number, f"{clause.id} is not listed as it is", f"write: {line}"))
        said = [clause.statement] + [form.partition(": ")[2] for form in clause.former.split(" | ")]
        if mark not in map(mark_of, said):
            problems.append(Problem(REGISTRY, clause.line, f"{clause.id} was given for another statement",
                                    "keep that in the column former (ours: sentence.); for another rule, take a new id"))


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


# What the note of a clause says whose tests need more than the library as installed.
BUILDS = "Builds of MLIR with debug output only"


def near_miss(key):
    """CLAUSES, CLAUS, CALUSE, Clause: not a label, but meant as one."""
    if key != key.upper():
        return key.upper() == "CLAUSE"
    return key != "CLAUSE" and (key.startswith("CLAUS") or (len(key) == 6 and sorted(key) == sorted("CLAUSE")))


def check_case(path, text, clauses, problems):
    labels = []
    negative = neighbour = 0
    for number, line in enumerate(text.split("\n"), 1):
        label = LABEL.match(line)
        if not label:
            continue
        if label.group(1) == "NEGATIVE":
            negative = number
        neighbour = neighbour or label.group(1) == "NEIGHBOUR"
        if near_miss(label.group(1)):
            problems.append(Problem(path, number, f"misspelt label {label.group(1)}", "write: // CLAUSE: ID"))
        elif label.group(1) == "CLAUSE":
            labels.append((label.group(2), number))
    if negative and not neighbour:
        problems.append(Problem(path, negative, "who refuses every module passes this case",
                                'say what must be accepted: // NEIGHBOUR: "text" -> "other text"'))
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
    lines = text.split("\n")
    if any(line.startswith(f"// {key}:") for line in lines for key in CONDITIONAL):
        return
    clause.cases.append(path)
    clause.lowered |= not re.search(r"^// NEGATIVE: (parse|verify|translate)\b", text, re.MULTILINE)
    if not inside:
        return
    stem = os.path.basename(path)
    if not re.match(re.escape(name) + r"-[a-z0-9][a-z0-9-]*\.mlir\Z", stem):
        problems.append(Problem(path, number, f"the name does not say {name}", f"name it {name}-<slug>.mlir"))
    if os.path.basename(os.path.dirname(path)) != clause.chapter:
        problems.append(Problem(path, number, "in the wrong folder", f"move it to {CLAUSE_CASES}/{clause.chapter}"))
    calls = any(CALL.match(line) for line in lines)
    checks = any(CHECK.match(line) for line in lines)
    needs = {"exec": calls, "negative": negative != 0, "static": checks or calls, "form": checks, "abi": calls or checks, "api": False}
    if needs.get(clause.check, True):
        clause.of_kind = True
    else:
        clause.misfits.append((path, number))


def check_kinds(clauses, problems):
    """At least one case is of the clause's kind; its neighbours may show the other side."""
    for clause in clauses.values():
        if clause.of_kind:
            continue
        what = {"exec": "a CALL line", "form": "CHECK lines", "negative": "a NEGATIVE line", "api": "a GoogleTest instead of a case"}
        for path, number in clause.misfits:
            problems.append(
                Problem(path, number, f"{clause.id} is a clause of kind {clause.check}",
                        "it needs " + what.get(clause.check, "CHECK or CALL lines")))


def check_tested(clauses, problems):
    for clause in clauses.values():
        if not clause.tested and clause.state != "retired":
            problems.append(Problem(REGISTRY, clause.line, f"{clause.id} is not tested", "add a case or a test"))


def check_waivers(path, text, clauses, mention, problems):
    """What a waiver says is broken has to be a clause; what looks like one has been checked."""
    for number, line in enumerate(text.split("\n"), 1):
        row = WAIVED.match(line)
        if row and not mention.fullmatch(row.group(1)):
            known(row.group(1), (path, number), clauses, problems)


def live_lines(text):
    """The lines of a source in which a test is compiled; others are empty. Line comments stay: they hold labels."""

    def without(match):
        return match.group(0) if match.group(0).startswith("//") else re.sub(r"[^\n]", " ", match.group(0))

    lines, conditions = [], []  # of each open condition: whether it is false, as far as is known
    for line in LEXEME.sub(without, text).split("\n"):
        condition = CONDITION.match(line)
        if condition:
            word, what = condition.groups()
            if word.startswith("if"):
                conditions.append(word == "if" and what in ("0", "false"))
            elif word == "endif" and conditions:
                conditions.pop()
            elif conditions:
                conditions[-1] = word == "elif" and what in ("0", "false")
        lines.append("" if any(conditions) else line)
    return lines


def check_tests(path, text, clauses, problems):
    """The suite is named as the clause, or `// CLAUSE: ID[, ID]` stands directly above the test."""
    lines = live_lines(text)
    for number, line in enumerate(lines, 1):
        suite = TEST.match(line)
        if suite and SUITE.match(suite.group(1)) and not suite.group(2).startswith("DISABLED_"):
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
            other = LABEL.match(lines[below])
            if other and other.group(1) == "CLAUSE":
                problems.append(Problem(path, below + 1, "two clause labels above one test",
                                        "write one label, CLAUSE: ID, ID, or move the other to its test"))
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
            if clause and not any(part.startswith("DISABLED_") for part in test.groups()):
                clause.tests.append(f"{test.group(1)}.{test.group(2)}")


def grouped(text):
    """The ids that are only meant by a range or by a number alone."""
    for prefix, first, more in GROUP.findall(COMMENT_BREAK.sub(" ", text)):
        before = int(first)
        for word, other, number in MORE.findall(more):
            if other not in ("", prefix):
                break
            for between in range(before + 1, int(number)) if word in (" to ", "..") else ():
                yield f"{prefix}{between:02}"
            before = int(number)
            yield f"{prefix}{before:02}"


def check_mentions(path, text, clauses, mention, problems):
    for name in grouped(text) if is_code(path) else ():
        if name in clauses and path not in clauses[name].places:
            clauses[name].places.append(path)
    for number, line in enumerate(text.split("\n"), 1):
        for match in mention.finditer(line):
            clause = known(match.group(0), (path, number), clauses, problems)
            if clause:
                clause.mentions += 1
                if is_code(path) and path not in clause.places:
                    clause.places.append(path)


def check_arguments(path, clauses, mention, problems):
    """Clauses that the note of another one argues with."""
    for clause in clauses.values():
        for match in mention.finditer(clause.note if clause.state != "retired" else ""):
            known(match.group(0), (path, clause.line), clauses, problems)


def is_code(path):
    return path.startswith(CODE_FOLDERS) and path != PLANTED and path.endswith(CODE) and not re.search(r"/(unittests|test|cases)/", path)


def is_test(path):
    return "/unittests/" in path and path.endswith((".cpp", ".c"))


def check_mustpass(path, text, clauses, problems):
    """Lines of ids, and `- PATTERN, ...: reason` for clauses that a document states and no claim rests on."""
    listed, excluded, numbered = {}, [], False

    def wrong(number, what, fix):
        problems.append(Problem(path, number, what, fix))

    for number, line in enumerate(text.split("\n"), 1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        if line.startswith("- "):
            patterns, _, reason = line[2:].partition(":")
            if not reason.strip():
                wrong(number, f"{patterns} is left out without a reason", "write: - PATTERN, PATTERN...: reason")
            excluded.extend((pattern.strip(), number) for pattern in patterns.split(","))
        elif not numbered:
            numbered = True
            if not re.match(r"mustpass \d+\Z", line):
                wrong(number, "the list has no number", "start it with: mustpass NUMBER")
        elif line in listed:
            wrong(number, f"{line} stands in line {listed[line]} already", "name it once")
        else:
            listed[line] = number
            clause = known(line, (path, number), clauses, problems)
            if clause and clause.state != "must" and clause.state != "retired":
                wrong(number, f"{line} is {clause.state}: no document states it", "a claim rests on documents")
            elif clause and not clause.lowered:
                wrong(number, f"no case shows {line} under a lowering", "add one, or leave it out with a reason")
    used = set()
    for clause in clauses.values():
        fits = [pattern for pattern, _ in excluded if fnmatch.fnmatchcase(clause.id, pattern)]
        if clause.state != "must":
            continue
        used.update(fits)
        if clause.id not in listed and not fits:
            wrong(1, f"{clause.id} is neither listed nor left out", "add it, or: - " + clause.id + ": reason")
        elif clause.id in listed and fits:
            wrong(listed[clause.id], f"{clause.id} is listed and left out", "remove one of the two")
    for pattern, number in excluded:
        if pattern not in used:
            wrong(number, f"no clause that a document states fits {pattern}", "remove the line")


def matrix(clauses):
    """Rows by chapter, in the order of the registry."""
    rows = {}
    for clause in clauses.values():
        if clause.state == "retired":
            continue
        row = rows.setdefault(clause.chapter, dict.fromkeys(COUNTED, 0))
        if clause.check in row:
            row[clause.check] += 1
        row["clauses"] += 1
        row["tested"] += clause.tested
        row["implemented"] += bool(clause.places)
        row["both"] += clause.tested and bool(clause.places)
        row["none"] += not clause.tested and not clause.places
        row["cases"] += len(clause.cases)
        row["tests"] += len(clause.tests)
    return rows


def total_of(rows):
    return {column: sum(row[column] for row in rows.values()) for column in COUNTED}


def print_matrix(rows):
    widths = [max(8, len(c)) + 1 for c in COUNTED]
    print(f"{'chapter':<10}" + "".join(f"{c:>{w}}" for c, w in zip(COUNTED, widths)))
    for chapter, row in [*rows.items(), ("total", total_of(rows))]:
        print(f"{chapter:<10}" + "".join(f"{row[c]:>{w}}" for c, w in zip(COUNTED, widths)))


STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } .wide { overflow-x: auto; }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
summary { cursor: pointer; font-weight: 600; margin-top: .6rem; }
.clause { margin: .5rem 0 .5rem 1rem; overflow-wrap: anywhere; } .id { font-family: monospace; font-weight: 600; }
.note { opacity: .75; font-size: 85%; } .both { color: #1a7f37; } .none { color: #cf222e; } .one { color: #9a6700; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #ddd; }
  .both { color: #57c26e; } .none { color: #ff7b72; } .one { color: #e3b341; } }
"""


def page(clauses, problems):
    """Self-contained HTML: the matrix, then each chapter with its clauses and what carries them."""
    rows = matrix(clauses)
    out = ["<!doctype html>", '<html lang="en"><head><meta charset="utf-8">',
           '<meta name="viewport" content="width=device-width, initial-scale=1">',
           f"<title>Clauses: implemented, tested</title><style>{STYLE}</style></head><body>",
           "<h1>Clauses: implemented, tested</h1>",
           "<p>Implemented: a source file names the clause. Tested: a case or a test carries it.</p>",
           '<div class="wide"><table><tr><th>chapter</th>' + "".join(f"<th>{c}</th>" for c in COUNTED) + "</tr>"]
    for chapter, row in [*rows.items(), ("total", total_of(rows))]:
        name = html.escape(chapter)
        link = name if chapter == "total" else f'<a href="#{name}">{name}</a>'
        out.append(f"<tr><td>{link}</td>" + "".join(f"<td>{row[c]}</td>" for c in COUNTED) + "</tr>")
    out.append("</table></div>")
    for problem in problems:
        out.append(f'<p class="none">{html.escape(str(problem))}</p>')
    for chapter in rows:
        out.append(f'<details id="{html.escape(chapter)}"><summary>{html.escape(chapter)}</summary>')
        for clause in clauses.values():
            if clause.chapter != chapter or clause.state == "retired":
                continue
            carried = bool(clause.places) + clause.tested
            what = ("none", "tested" if clause.tested else "implemented", "both")[carried]
            out.append(f'<div class="clause" id="{clause.id}"><span class="id">{clause.id}</span> '
                       f'<span class="{("none", "one", "both")[carried]}">{what}</span> '
                       f"{html.escape(clause.statement)}"
                       f'<div class="note">{html.escape(", ".join((clause.check, clause.state, clause.source, "MLIR " + clause.versions)))}')
            for title, text in (("formerly", clause.former), ("because" if clause.state == "ours" else "note", clause.note)):
                if text != "-":
                    out.append(f"<br>{title}: {html.escape(text)}")
            for title, names in (("tests", clause.cases + clause.tests), ("sources", clause.places)):
                if names:
                    out.append(f"<br>{title}: {html.escape(', '.join(names))}")
            out.append("</div></div>")
        out.append("</details>")
    out.append("</body></html>")
    return "\n".join(out) + "\n"


def print_conditional(clauses):
    """Clauses with tests that a build of MLIR may skip: the run says whether this one did."""
    names = [clause.id for clause in clauses.values() if clause.note.find(BUILDS) >= 0]
    if names:
        print(f"check_clauses: {len(names)} of the tested only on builds of MLIR with debug output, "
              f"`not-built` in memref-cts conform elsewhere: {', '.join(names)}")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--root", default=here, help="source tree (default: that of this script)")
    parser.add_argument("--base", metavar="FILE", help="an older registry ('-': standard input): no id may be lost")
    parser.add_argument("--quiet", action="store_true", help="print problems only, not the matrix")
    parser.add_argument("--list", action="store_true", help="also list every clause with what carries it")
    parser.add_argument("--all-tested", action="store_true", help="a clause without a case or a test is a problem")
    parser.add_argument("--json", metavar="FILE", help="also write the matrix and all clauses")
    parser.add_argument("--html", metavar="FILE", help="the same as a page that needs no other file")
    return parser.parse_args()


def read_text(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def check_sources(root, clauses, problems):
    """Cases, tests, and whatever else names a clause."""
    firsts = sorted({name.split("-")[0] for name in clauses})
    mention = re.compile(r"\b(?:" + "|".join(firsts or ["(?!)"]) + r")(?:-[A-Z]+)*-\d\d\b(?!-)")
    check_arguments(REGISTRY, clauses, mention, problems)
    for path, full in files_of(root, SOURCES):
        if path.startswith(MADE_UP) or path in (MUSTPASS, GIVEN):
            continue
        content = read_text(full)
        if path.startswith(CASES + "/") and path.endswith(".mlir"):
            check_case(path, content, clauses, problems)
        else:
            if is_test(path):
                check_tests(path, content, clauses, problems)
            check_mentions(path, content, clauses, mention, problems)
        if path == WAIVERS:
            check_waivers(path, content, clauses, mention, problems)


def check(arguments, text, base):
    """The clauses of a registry, with what carries them, and all problems. `base`: an older registry, or None."""
    problems = []
    clauses = read_registry(REGISTRY, text, problems)
    if base is not None:
        check_history(arguments.base, base, REGISTRY, clauses, problems)
    given = os.path.join(arguments.root, GIVEN)
    if os.path.exists(given):
        check_given(GIVEN, read_text(given), clauses, problems)
    else:
        problems.append(Problem(GIVEN, 1, "there is no list of the ids that were ever given", "restore it"))
    check_sources(arguments.root, clauses, problems)
    check_kinds(clauses, problems)
    if arguments.all_tested:
        check_tested(clauses, problems)
    mustpass = os.path.join(arguments.root, MUSTPASS)
    if os.path.exists(mustpass):
        check_mustpass(MUSTPASS, read_text(mustpass), clauses, problems)
    return clauses, problems


def print_list(clauses):
    for clause in clauses.values():
        carried = clause.cases + clause.tests
        state = "untested" if not carried and clause.state != "retired" else clause.state
        print(f"{clause.id:<20} {clause.check:<9} {state:<9} {', '.join(carried)}")
    print()


def json_report(clauses, problems):
    report = {
        "chapters": matrix(clauses),
        "clauses": [
            {"id": c.id, "check": c.check, "state": c.state, "source": c.source, "versions": c.versions,
             "statement": c.statement, "former": c.former, "note": c.note, "cases": c.cases, "tests": c.tests,
             "mentions": c.mentions, "tested": c.tested, "places": c.places}
            for c in clauses.values()
        ],
        "problems": [{"path": p.path, "line": p.line, "what": p.what} for p in problems],
    }
    return json.dumps(report, indent=1) + "\n"


def write_report(path, text):
    """Whole, or not at all; whether it was written."""
    try:
        with open(path + ".tmp", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".tmp", path)
        return True
    except OSError as error:
        if os.path.exists(path + ".tmp"):
            os.remove(path + ".tmp")
        print(f"check_clauses: error: {error}", file=sys.stderr)
        return False


def main():
    arguments = parse_arguments()
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
    clauses, problems = check(arguments, text, base)
    if arguments.list:
        print_list(clauses)
    if not arguments.quiet:
        print_matrix(matrix(clauses))
    if arguments.json and not write_report(arguments.json, json_report(clauses, problems)):
        return 2
    if arguments.html and not write_report(arguments.html, page(clauses, problems)):
        return 2
    for problem in problems:
        print(problem)
    if not arguments.quiet:
        print_conditional(clauses)
    if problems or not arguments.quiet:
        print(f"check_clauses: {len(problems)} problem{'' if len(problems) == 1 else 's'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
