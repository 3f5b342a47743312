#!/usr/bin/env python3
#===- replay.py - Every finding of a campaign replays --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: replay.py TOOL CAMPAIGN MOST. Runs replay.txt of each finding, with TOOL
# in the place of its first word: it must end in 1. The reduced case has at most
# MOST operations.
#
#===-----------------------------------------------------------------------===#

import os
import re
import subprocess
import sys

tool, campaign, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
folders = sorted(os.listdir(os.path.join(campaign, "findings")))
if not folders:
    sys.exit("no findings")
for folder in folders:
    path = os.path.join(campaign, "findings", folder)
    for name in ("case.mlir", "original.mlir", "lowered.mlir", "finding.json", "replay.txt"):
        if not os.path.getsize(os.path.join(path, name)):
            sys.exit(f"{folder}/{name} is empty")
    replay = os.path.join(path, "replay.txt")
    with open(replay, encoding="utf-8") as file:
        script = tool + file.read().removeprefix("memref-cts-planted").removeprefix("memref-cts")
    code = subprocess.run(["sh", "-c", script, replay], stdout=subprocess.DEVNULL).returncode
    if code != 1:
        sys.exit(f"{folder}: replay ends in {code} instead of 1")
    with open(os.path.join(path, "case.mlir"), encoding="utf-8") as file:
        operations = [line for line in file if re.match(r"\s*(%\S+ = )?[a-z_.]+[ ]", line) and not line.startswith("//")]
    if len(operations) > most:
        sys.exit(f"{folder}: {len(operations)} operations, more than {most}")
