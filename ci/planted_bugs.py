#!/usr/bin/env python3
#===- planted_bugs.py - Does the suite catch planted bugs? ----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Runs case files under every planted bug: a wrong form of this
# project's lowering, selectable in the test-only tool memref-cts-planted. A bug
# that no run catches is a missing case, and the exit code is 1. Must not decide
# what a finding is: it counts the verdicts of the tool's JSON report.
#
#===-----------------------------------------------------------------------===#

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys


def planted_lowerings(tool):
    text = subprocess.run([tool, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"planted:[A-Za-z0-9_-]+", text)


def check(tool, lowering, arguments):
    command = [tool, "check", *arguments.files, "--lowering=" + lowering, "--json=-", "--jobs=1",
               "--seed=%d" % arguments.seed, "--timeout-ms=2000"]
    if arguments.random is not None:
        command.append("--random=%d" % arguments.random)
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode not in (0, 1, 2):
        raise RuntimeError("%s: exit code %d: %s" % (lowering, run.returncode, run.stderr[-500:]))
    return json.loads(run.stdout)


def summarize(report):
    """Engines that caught the bug, files that did, and the first finding."""
    engines, files, first = {}, set(), None
    for file in report["files"]:
        for cell in file["cells"]:
            if cell["engine"] == "ref":
                continue
            bad = sum(count for verdict, count in cell["verdicts"].items()
                      if verdict not in ("agree", "undefined", "refused", "inconclusive"))
            if bad:
                engines[cell["engine"]] = engines.get(cell["engine"], 0) + bad
                files.add(file["file"])
        for finding in file["findings"]:
            if first is None and finding["engine"] != "ref":
                first = "%s: %s" % (finding["verdict"], finding["path"])
    return engines, files, first


def main():
    parser = argparse.ArgumentParser(
        description="Runs case files under every planted bug and says which ones were caught.")
    parser.add_argument("--tool", required=True, help="path of memref-cts-planted")
    parser.add_argument("--random", type=int, help="random calls per line (default: that of the line)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random calls (default 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1,
                        help="processes at once (default: as many as cores)")
    parser.add_argument("--first", type=int, metavar="N", help="only the first N bugs of the table")
    parser.add_argument("--json", help="also write the scores to this file")
    parser.add_argument("files", nargs="+", metavar="FILE", help="case files")
    arguments = parser.parse_args()

    lowerings = planted_lowerings(arguments.tool)[:arguments.first]
    if not lowerings:
        print("planted_bugs: error: %s offers no planted bug" % arguments.tool, file=sys.stderr)
        return 2
    # The unbroken lowering must be clean, or "caught" means nothing.
    engines, _, first = summarize(check(arguments.tool, "ours", arguments))
    if engines:
        print("planted_bugs: error: the lowering without any bug has findings: %s" % first, file=sys.stderr)
        return 2
    rows, survivors = [], []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        reports = pool.map(lambda lowering: check(arguments.tool, lowering, arguments), lowerings)
        for lowering, report in zip(lowerings, reports):
            engines, files, first = summarize(report)
            rows.append({"bug": lowering.split(":", 1)[1], "caught": bool(engines), "engines": engines,
                         "files": len(files), "first": first})
            if not engines:
                survivors.append(lowering)
            print("%-44s %s" % (lowering, "SURVIVED" if not engines else "caught in %d files by %s; %s" % (
                len(files), ", ".join("%s (%d)" % item for item in sorted(engines.items())), first)), flush=True)
    print("%d of %d planted bugs caught" % (len(lowerings) - len(survivors), len(lowerings)))
    if arguments.json:
        temporary = arguments.json + ".tmp"
        with open(temporary, "w", encoding="utf-8") as file:
            json.dump({"caught": len(lowerings) - len(survivors), "planted": len(lowerings), "bugs": rows}, file,
                      indent=1)
            file.write("\n")
        os.replace(temporary, arguments.json)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
