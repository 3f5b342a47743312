#===- exits.py - Runs a command that must end with one exit code ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: exits.py CODE COMMAND... Output goes through unchanged.
#
#===-----------------------------------------------------------------------===#

import subprocess
import sys

code = subprocess.run(sys.argv[2:]).returncode
if code != int(sys.argv[1]):
    sys.exit("exit code %d instead of %s: %s" % (code, sys.argv[1], " ".join(sys.argv[2:])))
