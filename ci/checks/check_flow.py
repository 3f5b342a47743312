#!/usr/bin/env python3
#===- check_flow.py - The lists of the architecture go in one direction ---===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the tables of conformance/docs/architecture.md whose rows begin with a file and
# its functions. Whoever follows a table from above to below meets each function after
# something that calls it: its name stands in the file of an earlier row of the page. A
# further function of a row is called in its own file. A table of rows (.def) calls what it names:
# `checkAccess`, and `LoadOpLowering` or `refrt_verifier_load` by a part of the name.
# Exit codes: 0 clean, 1 problems, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Check that the lists of files of the architecture page go in one direction."""

import argparse
import os
import re
import sys

from checking import Problem

PAGE = "conformance/docs/architecture.md"
HEAD = "| file | functions | does |"
ROW = re.compile(r"^\| `([\w/.-]+)` \| (.*?) \|")
FUNCTION = re.compile(r"`(\w+)(?:\(\))?`")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def rows_of(text):
    """(line, is it the first of its table, file, functions) of each row."""
    inside, first = False, False
    for number, line in enumerate(text.splitlines(), 1):
        if line == HEAD:
            inside = first = True
        elif inside and (row := ROW.match(line)):
            yield number, first, row.group(1), FUNCTION.findall(row.group(2))
            first = False
        elif not line.startswith("|"):
            inside = False


def words_of(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return re.findall(r"\w+", COMMENT.sub(" ", file.read()))


def is_in_table(name, words):
    """Whether a word of a table of rows is the name, or what a macro adds to: LoadOp of LoadOpLowering."""
    return any(word == name or len(word) > 3 and (name.startswith(word) or name.endswith("_" + word)) for word in words)


def check(root):
    with open(os.path.join(root, PAGE), encoding="utf-8") as file:
        rows = list(rows_of(file.read()))
    if not rows:
        yield Problem(PAGE, 1, f"there is no table under '{HEAD}'", "add it")
    seen, tables = set(), set()
    for number, first, path, functions in rows:
        if not os.path.isfile(os.path.join(root, path)):
            yield Problem(PAGE, number, f"there is no {path}", "name a file of the tree")
            continue
        words = words_of(root, path)
        for place, name in enumerate(functions):
            begins = first and place == 0
            further = place != 0 and words.count(name) > 1
            if begins or name in seen or further or is_in_table(name, tables):
                continue
            yield Problem(PAGE, number, f"no file of an earlier row names {name}() of {path}",
                          "move the row behind what calls the function, or add the row that does")
        seen.update(words)
        if path.endswith(".def"):
            tables.update(words)


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("root", nargs="?", default=os.path.join(os.path.dirname(__file__), "..", ".."))
    arguments = parser.parse_args()
    if not os.path.isfile(os.path.join(arguments.root, PAGE)):
        parser.error(f"{arguments.root} has no {PAGE}")
    problems = list(check(arguments.root))
    for problem in problems:
        print(problem)
    print(f"check_flow: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
