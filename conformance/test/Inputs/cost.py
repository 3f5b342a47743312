#===- cost.py - What lowering costs, in times of what parsing does --------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: cost.py REPORT BOUND. Fails where the worker's ratio is above BOUND.
#
#===-----------------------------------------------------------------------===#

import json
import sys

with open(sys.argv[1]) as file:
    spent = json.load(file)["worker_nanoseconds"]
if spent["lower"] > float(sys.argv[2]) * spent["parse"]:
    sys.exit("lowering took %.1f times as long as parsing" % (spent["lower"] / spent["parse"]))
