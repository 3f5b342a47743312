#!/usr/bin/env python3
#===- marks.py - Lines that the findings of a report mark -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# marks.py REPORT: prints the marked lines of source and lowered code of each finding in a
# report of memref-cts check.
#
#===-----------------------------------------------------------------------===#
"""Print the lines that findings mark."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as report:
    files = json.load(report)["files"]
for finding in (each for file in files for each in file["findings"]):
    for what in ("source", "lowered"):
        code = finding.get(what + "_code", {"first": 1, "lines": [], "marked": []})
        for line in code["marked"]:
            print(f"{finding['lowering']} {what}: {code['lines'][line - code['first']].strip()}")
