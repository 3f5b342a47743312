#!/usr/bin/env python3
#===- planted_campaigns.py - Does fuzzing find planted bugs? --------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# One campaign from an empty directory for each planted bug, until its first
# finding or until the time is over. The healthy lowering has one, too, which must
# have no finding and no undefined call. Exit codes: 0 all found, 1 not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Run a fuzzing campaign for each planted bug."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile


def planted_lowerings(tool):
    text = subprocess.run([tool, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"planted:[A-Za-z0-9_-]+", text)


def campaign(tool, lowering, arguments, more):
    with tempfile.TemporaryDirectory() as folder:
        command = [tool, "fuzz", "--lowering=" + lowering, "--out=" + os.path.join(folder, "campaign"), "--json=-",
                   "--time=%g" % arguments.time, "--seed=%d" % arguments.seed, *more]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode not in (0, 1):
            raise RuntimeError("%s: exit code %d: %s" % (lowering, run.returncode, run.stderr[-500:]))
        return json.loads(run.stdout)


def main():
    parser = argparse.ArgumentParser(description="Runs a fuzzing campaign for each planted bug.")
    parser.add_argument("--tool", required=True, help="path of memref-cts-planted")
    parser.add_argument("--time", type=float, default=60, help="seconds of one campaign at most (default 60)")
    parser.add_argument("--healthy-programs", type=int, default=1000, help="programs on the healthy lowering")
    parser.add_argument("--seed", type=int, default=1, help="seed of all campaigns (default 1)")
    parser.add_argument("--only", help="only bugs whose name matches this expression")
    parser.add_argument("--first", type=int, metavar="N", help="only the first N bugs of the table")
    parser.add_argument("--leave-out", metavar="EXPRESSION",
                        help="bugs that no generated program can meet, whose names match this; they are counted")
    arguments = parser.parse_args()
    planted = planted_lowerings(arguments.tool)[:arguments.first]
    planted = [name for name in planted if re.search(arguments.only or "", name)]
    lowerings = [name for name in planted if not arguments.leave_out or not re.search(arguments.leave_out, name)]
    if not lowerings:
        print("planted_campaigns: error: %s offers no such planted bug" % arguments.tool, file=sys.stderr)
        return 2
    bad = missed = 0
    healthy = campaign(arguments.tool, "ours", arguments, ["--programs=%d" % arguments.healthy_programs])
    print("%-40s %6d programs, %d findings" % ("ours", healthy["programs"], len(healthy["findings"])), flush=True)
    bad += len(healthy["findings"])
    useful = healthy["useful"] / max(1, healthy["calls"])
    if useful < 0.99:
        print("only %.2f%% of the calls are useful" % (100 * useful))
        bad += 1
    undefined = {why: count for why, count in healthy["discards"].items() if why.startswith("ref: undefined")}
    for why, count in undefined.items():
        print("%d undefined calls: %s" % (count, why))
    bad += len(undefined)
    for lowering in lowerings:
        report = campaign(arguments.tool, lowering, arguments, ["--stop-after=1", "--no-reduce"])
        found = report["findings"]
        missed += not found
        print("%-40s %6d programs, %5.1f s: %s" % (lowering, report["programs"], report["seconds"],
                                                   found[0]["signature"] if found else "NOT FOUND"), flush=True)
    print("%d of %d planted bugs found, %d left out" %
          (len(lowerings) - missed, len(lowerings), len(planted) - len(lowerings)))
    return 1 if bad or missed else 0


if __name__ == "__main__":
    sys.exit(main())
