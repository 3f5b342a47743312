#!/usr/bin/env python3
#===- check_choices.py - what conformance/CHOICES.md says is so -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads the tables of CHOICES.md: each row says who decides a choice, and names
# cases that exist. With --tool the cases are run: where the lowerings decide,
# each one that the row names agrees and none differs. Where nobody decides, the
# reference machine says that it chose, stopped or refused. A release that is not
# installed is left out. Exit codes: 0 all so, 1 not, 2 usage or environment.
#
#===-----------------------------------------------------------------------===#
"""Check that every choice names who decides it, and that its cases show it."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOWERING = re.compile(r"(?:upstream|upstream-convert-to-llvm|mlir-(\d+))$")
# Who decides, and what `memref-cts run` prints of such a case.
SHOWN = {"chosen": "(chosen)", "undefined": "undefined behaviour:", "refused": "refused:"}
WORDS = ("lowerings", "source", *SHOWN)
BAD = ("differ", "trap-differ", "allows-more", "lowered-ub", "crash", "timeout")
RUN_SECONDS = 300
WAIVERS = os.path.join(ROOT, "conformance", "waivers.yaml")


def rows_of(text):
    """(line number, cells) of each row below a heading of its table."""
    rows, is_choice = [], False
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells[3:] == ["decided by", "cases"]:
            is_choice = True
        elif not cells:
            is_choice = False
        elif is_choice and not set(line) <= set("|- "):
            rows.append((number, cells))
    return rows


class Choice:
    """One row; `problems` has what is wrong with its text."""

    def __init__(self, number, cells, folder):
        self.number, self.problems, self.lowerings, self.cases = number, [], [], []
        if len(cells) != 5 or not all(cells):
            self.problems.append("not five cells with text")
            self.word = ""
            return
        decided = re.match(r"`(\w+)`(?:: (.*))?$", cells[3])
        self.word = decided.group(1) if decided else ""
        if self.word not in WORDS:
            self.problems.append(f"decided by '{cells[3]}': none of {', '.join(WORDS)}")
        detail = decided.group(2) or "" if decided else ""
        if self.word == "lowerings":
            names = detail.split(", ")
            self.lowerings = [name for name in names if LOWERING.match(name)]
            tests = re.findall(r"`(test/[^`]*)`", detail)
            if len(self.lowerings) != len(names) and not tests:
                self.problems.append(f"'{detail}' names neither lowerings only nor a test")
            self.problems += [f"no file {test}" for test in tests if not os.path.exists(os.path.join(folder, test))]
        elif (self.word == "source") != bool(detail):
            self.problems.append("a source is named where, and only where, one decides")
        for case in re.findall(r"`([^`]*)`", cells[4]):
            path = os.path.join(folder, case if case.startswith("test/") else os.path.join("cases", case))
            if os.path.exists(path):
                self.cases.append(path)
            else:
                self.problems.append(f"no case {case}")
        if not re.search(r"`[^`]*`", cells[4]):
            self.problems.append("no case")


def is_installed(lowering):
    release = LOWERING.match(lowering).group(1)
    return not release or os.path.exists(
        os.path.join(os.environ.get("MEMREF_CTS_MLIR_" + release, f"/usr/lib/llvm-{release}/bin"), "mlir-opt"))


def waivers_of_stack():
    """The rows of the tool's waivers about stacks that grow: no choice is about these. All other rows would hide who decides."""
    with open(WAIVERS, encoding="utf-8") as file:
        rows = re.split(r"^(?=- name: )", file.read(), flags=re.MULTILINE)
    return "".join(row for row in rows if re.match(r"- name: \S+-takes-stack\n", row)) or "[]\n"


def check_lowering(tool, lowering, choices):
    """Problems of the rows that name `lowering`."""
    cases = sorted({case for choice in choices for case in choice.cases})
    with tempfile.TemporaryDirectory() as folder:
        report, waivers = os.path.join(folder, "report.json"), os.path.join(folder, "waivers.yaml")
        with open(waivers, "w", encoding="utf-8") as file:
            file.write(waivers_of_stack())
        run = subprocess.run([tool, "check", *cases, "--lowering=" + lowering, "--engine=ref-llvm", "--waivers=" + waivers,
                              "--random=10", "--max-unchecked=100", "--json=" + report],
                             capture_output=True, text=True, timeout=RUN_SECONDS)
        if run.returncode not in (0, 1):
            return [(0, f"{lowering}: {run.stderr.strip()}")]
        with open(report, encoding="utf-8") as file:
            files = json.load(file)["files"]
    verdicts = {}
    for entry in files:
        counts = verdicts.setdefault(os.path.realpath(entry["file"]), {})
        for cell in entry["cells"]:
            if cell["lowering"] == lowering:
                for verdict, count in cell["verdicts"].items():
                    counts[verdict] = counts.get(verdict, 0) + count
    problems = []
    for choice in choices:
        for case in choice.cases:
            counts = verdicts.get(os.path.realpath(case), {})
            bad = [f"{counts[verdict]} {verdict}" for verdict in BAD if counts.get(verdict)]
            if bad or not counts.get("agree"):
                problems.append((choice.number, f"{lowering} does not do so: {os.path.basename(case)}: "
                                                + (", ".join(bad) or "nothing agrees")))
    return problems


def check_shown(tool, choice):
    problems = []
    for case in choice.cases:
        run = subprocess.run([tool, "run", case, "--explain=false"], capture_output=True, text=True, timeout=RUN_SECONDS)
        if SHOWN[choice.word] not in run.stdout + run.stderr:
            problems.append((choice.number, f"{os.path.basename(case)} shows no '{SHOWN[choice.word]}'"))
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", default=os.path.join(ROOT, "conformance", "CHOICES.md"),
                        help="the page of choices (default: conformance/CHOICES.md)")
    parser.add_argument("--tool", help="memref-cts, to run the cases")
    args = parser.parse_args()
    try:
        with open(args.file, encoding="utf-8") as file:
            rows = rows_of(file.read())
    except OSError as error:
        print(f"check_choices: error: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    choices = [Choice(number, cells, os.path.dirname(os.path.abspath(args.file))) for number, cells in rows]
    problems = [(choice.number, problem) for choice in choices for problem in choice.problems]
    if not choices:
        problems.append((0, "no table of choices"))
    left_out = []
    if args.tool and not problems:
        for lowering in sorted({name for choice in choices for name in choice.lowerings}):
            if is_installed(lowering):
                problems += check_lowering(args.tool, lowering, [c for c in choices if lowering in c.lowerings])
            else:
                left_out.append(lowering)
        for choice in choices:
            if choice.word in SHOWN:
                problems += check_shown(args.tool, choice)
    for number, problem in sorted(problems):
        print(f"{args.file}:{number}: {problem}")
    note = f", not installed: {' '.join(left_out)}" if left_out else ""
    print(f"check_choices: {len(choices)} choices, {len(problems)} problems{note}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
