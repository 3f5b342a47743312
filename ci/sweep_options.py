#!/usr/bin/env python3
#===- sweep_options.py - Cases under random sets of lowering options ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Gives random options to case files that have none of their own: width of index, allocation
# functions, C wrappers, bare pointers. `memref-cts check` runs them, half of them with the passes
# in another order or in a context of their own. The lowered program must agree with the source
# under the same options. Values and texts that a case expects are dropped, since they may depend on
# the options. A file that is refused, or whose arguments do not fit, counts for nothing. With
# --options each case runs once, with those. Exit codes: 0 all agree, 1 findings, 2 usage or
# environment.
#
#===-----------------------------------------------------------------------===#
"""Run case files under random sets of lowering options."""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = [os.path.join(ROOT, "conformance", "cases", name) for name in ("kernels", "ops", "clauses")]
WAIVERS = os.path.join(ROOT, "conformance", "waivers.yaml")
OWN_CHOICE = re.compile(r"^//\s*(NEGATIVE|OPTIONS|REQUIRES)\s*:", re.MULTILINE)
XFAIL = re.compile(r"^//\s*XFAIL\s*:", re.MULTILINE)
FRONT = re.compile(r"^//\s*(RUN|CLAUSE)\s*:")
CHECK = re.compile(r"^\s*//\s*CHECK(-[A-Z]+)?:")
CALL = re.compile(r"^(//\s*CALL\s*:.*?)\s*(->.*|\bafter\b.*)$")
TRAP = re.compile(r"\s*//\s*TRAP\s*:.*$")
BATCH = 40
VARIANTS = ["", "", "", "memref-first", "func-first", "arith-first"]


def case_files(paths, native):
    """All case files of the paths that leave the options open, and may run natively."""
    found = []
    for path in paths:
        if os.path.isfile(path):
            found.append(path)
        for folder, _, names in sorted(os.walk(path)):
            found += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".mlir")]
    cases = []
    for path in found:
        with open(path, encoding="utf-8") as handle:
            text = handle.read()
        if "// CALL" in text and not OWN_CHOICE.search(text) and not (native and XFAIL.search(text)):
            cases.append((path, text))
    return cases


def options_from(choose):
    """A set of options as a case file writes it."""
    options = []
    width = choose.choice(["", "16", "32", "64"])
    if width:
        options.append("index-bitwidth=" + width)
    for name in ("use-aligned-alloc", "use-generic-functions", "emit-c-wrappers"):
        if choose.random() < 0.5:
            options.append(name + "=true")
    # Most cases have types that cannot cross a function so.
    if choose.random() < 0.25:
        options = [o for o in options if "wrappers" not in o] + ["use-bare-ptr-memref-call-conv=true"]
    return " ".join(options) or "use-aligned-alloc=false"


def lowering_from(choose):
    """Our lowering in one of its orders, now and then in a context of its own."""
    words = [choose.choice(VARIANTS)] + (["own-context"] if choose.random() < 0.25 else [])
    return ":".join(filter(None, ["ours", "+".join(filter(None, words))]))


def with_options(text, options):
    """The case with these options and without expected values and texts."""
    lines = re.sub(r"\\\n//", " ", text).split("\n")
    last = max((i for i, line in enumerate(lines) if FRONT.match(line)), default=-1)
    lines.insert(last + 1, "// OPTIONS: " + options)
    return "\n".join(TRAP.sub("", CALL.sub(r"\1", line)) for line in lines if not CHECK.match(line))


def run_batch(tool, batch, lowering, options, more, timeout):
    """Findings, agreeing runs, refused runs of one batch; None: it cannot be run."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, (path, text) in enumerate(batch):
            # Waivers go by the name of a file, and folders may have the same names.
            os.mkdir(os.path.join(folder, "%02d" % number))
            name = os.path.join("%02d" % number, os.path.basename(path))
            with open(os.path.join(folder, name), "w", encoding="utf-8") as handle:
                handle.write(with_options(text, options))
            names.append(name)
        command = [
            tool, "check", "--lowering=" + lowering, "--random=3", "--max-unchecked=100", "--json=report.json"
        ] + (more + ["--waivers=" + WAIVERS] if more else ["--engine=ref-llvm", "--waivers=none"]) + names
        try:
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=timeout, check=False)
        except subprocess.TimeoutExpired:
            return None, "no answer in %d s" % timeout
        if run.returncode not in (0, 1):
            return None, run.stderr.strip() or run.stdout.strip()
        with open(os.path.join(folder, "report.json"), encoding="utf-8") as handle:
            report = json.load(handle)
        counts = report["summary"]["verdicts"]
        return (run.stdout if run.returncode == 1 else "", counts.get("agree", 0), counts.get("refused", 0)), ""


def main():
    """Take batches of cases until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=os.path.join(ROOT, "build", "release", "bin", "memref-cts"),
                        help="path of memref-cts (default: build/release/bin/memref-cts)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all choices (default 1)")
    parser.add_argument("--seconds", type=float, default=60, help="start no batch after so long (default 60)")
    parser.add_argument("--options", help="run each case once with these instead of random ones")
    parser.add_argument("--check", action="append", default=[], metavar="OPTION",
                        help="passed on to memref-cts check, e.g. --check=-O2 for all engines (default: --engine=ref-llvm)")
    parser.add_argument("paths", nargs="*", default=FOLDERS, help="case files and folders (default: kernels, ops, clauses)")
    arguments = parser.parse_args()
    if not os.access(arguments.tool, os.X_OK):
        print("sweep_options: no tool '%s'; build it, or give --tool" % arguments.tool, file=sys.stderr)
        return 2
    cases = case_files(arguments.paths, native=bool(arguments.check))
    if not cases:
        print("sweep_options: no case that leaves the options open", file=sys.stderr)
        return 2
    choose = random.Random(arguments.seed)
    start = time.monotonic()
    findings = agreeing = refused = batches = split = unread = 0
    queue = []
    rounds = 0
    while time.monotonic() - start < arguments.seconds:
        if not queue and arguments.options is not None and rounds:
            break
        if not queue:
            rounds += 1
            choose.shuffle(cases)
            queue = [(cases[i:i + BATCH],) +
                     (("ours", arguments.options) if arguments.options else (lowering_from(choose), options_from(choose)))
                     for i in range(0, len(cases), BATCH)]
        batch, lowering, options = queue.pop(0)
        result, trouble = run_batch(arguments.tool, batch, lowering, options, arguments.check, 300)
        if result is None:
            # Arguments that do not fit: look for those that do.
            if len(batch) == 1:
                unread += 1
                if "does not fit" not in trouble and "out of range" not in trouble:
                    print("sweep_options: %s: %s" % (batch[0][0], trouble.split("\n")[0]))
                continue
            split += 1
            half = len(batch) // 2
            queue[:0] = [(batch[:half], lowering, options), (batch[half:], lowering, options)]
            continue
        batches += 1
        agreeing += result[1]
        refused += result[2]
        if result[0]:
            findings += 1
            print("sweep_options: findings of %s with '%s' in:\n  %s" %
                  (lowering, options, "\n  ".join(path for path, _ in batch)))
            print(result[0])
    print("sweep_options: seed %d: %d cases, %d rounds begun, %d batches, %d runs agree, %d refused, %d cases not run, "
          "%d batches with findings" %
          (arguments.seed, len(cases), rounds, batches, agreeing, refused, unread, findings))
    if findings:
        return 1
    return 0 if agreeing else 2


if __name__ == "__main__":
    sys.exit(main())
