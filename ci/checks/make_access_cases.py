#!/usr/bin/env python3
#===- make_access_cases.py - Must-fail cases from a table -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Writes conformance/cases/traps/TRAP/PREFIX-OPERATION.mlir for each operation
# and each situation of a table conformance/cases/traps/*.toml; the first lines of
# access.toml explain its rows. With --check it writes nothing: it names each file
# that a table would make differently, that is missing, or that no row makes. A pair of
# operation and situation has a case or a reason why not. With --tool the
# reference machine's own list decides whether rows or pairs are missing. Whether
# the cases pass is the business of conformance/test/traps.test. Exit codes: 0 all
# so, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Make the must-fail cases of every access in every situation from their table."""

import argparse
import glob
import itertools
import json
import os
import re
import subprocess
import sys
import tomllib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CASES = os.path.join("conformance", "cases", "traps")
COMMAND = "python3 ci/checks/make_access_cases.py"
# What the calls of all programs pass as %v, and so what an access writes and returns.
WRITTEN = "9"
RETURNS = ("old", "new")
# An operation that can end so accesses memory. Those of the LLVM dialect have cases llvm-*.mlir.
SIGN_OF_ACCESS, OTHER_DIALECT = "use-after-free", "llvm."
TOOL_SECONDS = 300
KEYS = {
    "top": {"prefix", "others", "view", "operation", "situation", "missing", "by-hand"},
    "operation": {"name", "at-fault", "subject", "returns", "text"},
    "situation": {"what", "old", "program"},
    "missing": {"operations", "situations", "reason", "instead"},
    "by-hand": {"case", "reason"},
}
OPTIONAL = {"at-fault", "subject", "returns", "old", "instead"}


def marked(text, name, mark):
    """`text` with `mark` behind the one line that has the operation `name`; None if not one line has it."""
    lines = text.rstrip("\n").split("\n")
    at = [n for n, line in enumerate(lines) if re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])", line)]
    if len(at) != 1:
        return None
    lines[at[0]] += mark
    return "\n".join(lines)


class Table:
    """The rows of a table. `problems` has what is wrong with them, `cases` the text of each path."""

    def __init__(self, file, rows):
        self.file, self.problems, self.cases = file, [], {}
        self.prefix, self.view, self.others = rows.get("prefix"), rows.get("view", ""), rows.get("others", False)
        self.operations, self.situations = rows.get("operation", {}), rows.get("situation", {})
        self.missing, self.by_hand = rows.get("missing", []), rows.get("by-hand", [])
        named = [*((f"[operation.{key}]", "operation", row) for key, row in self.operations.items()),
                 *((f"[situation.{key}]", "situation", row) for key, row in self.situations.items()),
                 *(("[[missing]]", "missing", row) for row in self.missing),
                 *(("[[by-hand]]", "by-hand", row) for row in self.by_hand)]
        self.problems += [f"no table or key {key} is known" for key in rows if key not in KEYS["top"]]
        if not self.prefix:
            self.problems.append("needs a prefix")
        if not self.operations or not self.situations:
            self.problems.append("needs rows [operation.KEY] and [situation.TRAP]")
        for where, kind, row in named:
            self.problems += [f"{where}: no key {key} is known" for key in row if key not in KEYS[kind]]
            self.problems += [f"{where} needs {key}" for key in sorted(KEYS[kind] - OPTIONAL) if not row.get(key)]
        if not self.problems:
            self.excluded = self.reasons()
            self.make()

    def path_of(self, situation, operation):
        return f"{situation}/{self.prefix}{operation}.mlir"

    def reasons(self):
        """The pairs of operation and situation that are not made, each with its reason."""
        excluded = {}
        for row in self.missing:
            unknown = [f"[operation.{key}]" for key in row["operations"] if key not in self.operations]
            unknown += [f"[situation.{key}]" for key in row["situations"] if key not in self.situations]
            self.problems += [f"[[missing]] names {key}, which does not exist" for key in unknown]
            see = f" See {row['instead']}." if "instead" in row else ""
            for pair in itertools.product(row["operations"], row["situations"]):
                if pair in excluded:
                    self.problems.append(f"[[missing]] names {self.path_of(pair[1], pair[0])} twice")
                excluded[pair] = row["reason"] + see
        self.hand_paths = {row["case"] for row in self.by_hand}
        self.problems += [f"{path} is both [[missing]] and [[by-hand]]" for path in sorted(
            self.hand_paths & {self.path_of(situation, operation) for operation, situation in excluded})]
        return excluded

    def make(self):
        for key, row in self.operations.items():
            if row.get("returns", RETURNS[0]) not in RETURNS:
                self.problems.append(f"[operation.{key}]: returns is none of {', '.join(RETURNS)}")
            self.problems += [f"[operation.{key}]: at-fault names [situation.{other}], which does not exist"
                              for other in row.get("at-fault", {}) if other not in self.situations]
        for key, row in self.situations.items():
            if row["program"].count("\n  {access}\n") != 1:
                self.problems.append(f"[situation.{key}]: the program needs the line '  {{access}}' once")
            if f"-> trap({key})" not in row["program"]:
                self.problems.append(f"[situation.{key}]: the program needs '-> trap({key})'")
            if "{result}" in row["program"]:
                self.problems += [f"[situation.{key}]: {{result}} needs `old`"] if "old" not in row else []
                self.problems += [f"[situation.{key}]: {{result}} needs `returns` of [operation.{other}]"
                                  for other, op in self.operations.items() if "returns" not in op]
        for situation in self.situations:
            for operation in self.operations:
                path = self.path_of(situation, operation)
                if (operation, situation) not in self.excluded and path not in self.hand_paths:
                    self.cases[path] = self.case(operation, situation)

    def case(self, operation, situation):
        op, place = self.operations[operation], self.situations[situation]
        at_fault = op.get("at-fault", {}).get(situation, op["name"])
        access = marked(op["text"], at_fault, f"  // TRAP: {situation}")
        if access is None:
            self.problems.append(f"[operation.{operation}]: not exactly one line of the text has {at_fault}")
            return ""
        old = str(place.get("old"))
        words = {"  {access}": access, "  {access without fault}": op["text"].rstrip("\n"), "{view}": self.view,
                 "{old}": old, "{result}": old if op.get("returns") == "old" else WRITTEN}
        program = place["program"].strip("\n")
        for word, by in words.items():
            program = program.replace(word, by)
        return (f"// RUN: %check %s\n// OPERATION: {at_fault}\n// {op.get('subject', op['name'])} {place['what']}.\n"
                f"// Made from the rows operation.{operation} and situation.{situation} of ../{self.file} by: {COMMAND}\n"
                f"{program}\n")

    def summary(self):
        pairs = len(self.operations) * len(self.situations)
        return (f"{self.file}: {len(self.operations)} operations in {len(self.situations)} situations: "
                f"{len(self.cases)} cases made, {pairs - len(self.excluded) - len(self.cases)} by hand, {len(self.excluded)} missing with a reason")


def text_of(path):
    """What the file has; None if there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def compare(table, folder):
    """(path, what is wrong, how to mend it) of each file that is not as the table has it."""
    for path, text in sorted(table.cases.items()):
        found = text_of(os.path.join(folder, path))
        if found != text:
            yield path, "is missing" if found is None else f"differs from the rows of {table.file}", COMMAND
    present = {os.path.relpath(path, folder).replace(os.sep, "/")
               for path in glob.glob(os.path.join(folder, "*", table.prefix + "*.mlir"))}
    pairs = itertools.product(table.situations, table.operations)
    known = {table.path_of(*pair) for pair in pairs} if table.others else present
    for path in sorted((present & known) - set(table.cases) - table.hand_paths):
        yield (path, f"is made from no row of {table.file}",
               f"remove it, add its rows, or name it in a row [[by-hand]] of {table.file}")
    for path in sorted({row["instead"] for row in table.missing if "instead" in row}):
        if not os.path.exists(os.path.join(folder, path)):
            yield path, "is missing, but a row [[missing]] names it", "write it, or remove it from the row"
    for path in sorted(table.hand_paths - present):
        yield path, "is missing, but a row [[by-hand]] names it", "write it, or remove the row"


def compare_with_tool(table, folder, tool):
    """As compare(), for what the table's cases leave out of the traps that an operation can end in."""
    files = sorted({*table.cases, *table.hand_paths, *(row["instead"] for row in table.missing if "instead" in row)})
    run = subprocess.run([tool, "operations", "--json=-", *(os.path.join(folder, path) for path in files)],
                         capture_output=True, text=True, timeout=TOOL_SECONDS, check=True)
    rows = list(table.operations.values())
    known = {name for row in rows for name in (row["name"], *row.get("at-fault", {}).values())}
    for row in json.loads(run.stdout)["operations"]:
        name, gaps = row["name"], {gap.removeprefix("no case of ") for gap in row["gaps"]}
        if name in known:
            for situation in sorted(gaps & set(table.situations)):
                yield (table.file, f"{name} can end in {situation}, and no case shows it",
                       "remove it from its row [[missing]], or write a case and name it there as `instead`")
        elif SIGN_OF_ACCESS in gaps | set(row["traps"]) and not name.startswith(OTHER_DIALECT):
            yield table.file, f"{name} accesses memory and has no row", "add a row [operation.KEY]"


def write(table, folder):
    """Writes the files that differ; returns their paths."""
    written = []
    for path, text in sorted(table.cases.items()):
        full = os.path.join(folder, path)
        if text_of(full) != text:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
            written.append(path)
    return written


def run_table(name, args):
    """Does what the options say for one table; returns the exit code."""
    try:
        with open(name, "rb") as file:
            table = Table(os.path.basename(name), tomllib.load(file))
    except (OSError, tomllib.TOMLDecodeError) as error:
        print(f"make_access_cases: error: {name}: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
        return 2
    for problem in table.problems:
        print(f"{name}: {problem}")
    if table.problems:
        print(f"make_access_cases: {len(table.problems)} problems of {table.file}")
        return 1
    if args.missing:
        for (operation, situation), reason in sorted(table.excluded.items(), key=lambda row: row[0][::-1]):
            print(f"{table.path_of(situation, operation)}: {reason}")
        return 0
    if not args.check:
        for path in write(table, args.cases):
            print(f"wrote {path}")
    problems = list(compare(table, args.cases))
    if args.tool and not problems and not table.others:
        try:
            problems += compare_with_tool(table, args.cases, args.tool)
        except (OSError, subprocess.SubprocessError, ValueError, KeyError) as error:
            print(f"make_access_cases: error: {args.tool}: {error}", file=sys.stderr)
            return 2
    for path, what, fix in problems:
        print(f"{os.path.join(args.cases, path)}: {what}\n  fix:  {fix}")
    print(f"make_access_cases: {table.summary()}; {len(problems)} problems")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="compare only; exit code 1 if a file differs")
    parser.add_argument("--missing", action="store_true",
                        help="print each combination that is missing, with its reason, and end")
    parser.add_argument("--tool", metavar="FILE",
                        help="memref-cts, to compare access.toml with its list of traps by operation")
    parser.add_argument("--cases", default=os.path.join(ROOT, CASES), metavar="DIR",
                        help=f"folder of the cases and of their tables *.toml (default: {CASES})")
    args = parser.parse_args()
    names = sorted(glob.glob(os.path.join(args.cases, "*.toml")))
    if not names:
        print(f"make_access_cases: error: {args.cases}: no table *.toml", file=sys.stderr)
        return 2
    return max(run_table(name, args) for name in names)


if __name__ == "__main__":
    sys.exit(main())
