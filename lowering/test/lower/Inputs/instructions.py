#===- instructions.py - Which instruction each line of a module is --------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Reads a module in the LLVM dialect, or in LLVM IR, from standard input. Prints a
# line for each instruction, in the order of the text: its name, and of a call of an
# intrinsic that of the intrinsic without types. Auxiliary operations of the dialect
# and what stands outside of functions are none; nor are PHI nodes, which the dialect
# has as arguments of blocks.
#
#===-----------------------------------------------------------------------===#
"""Print the instructions of a module, the same for both forms of it."""

import re
import sys

DIALECT = re.compile(r'^ +(?:%[^=]*= )?"?llvm\.((?:intr\.)?[a-z_0-9.]+)')
IR = re.compile(r"^  (?:%[^=]*= )?(?:tail )?([a-z]+)")
CALLED = re.compile(r"@llvm\.([a-z0-9._]+)\(")
TYPES = re.compile(r"(?:\.(?:v\d+)?[ifp]\d+)+$")
# Words that differ, of the dialect and of LLVM IR.
NAMES = {"cond_br": "br", "return": "ret"}

for line in sys.stdin:
    if found := DIALECT.match(line):
        name = found[1]
        if name.startswith("mlir.") or name == "func":
            continue
        print(name if name.startswith("intr.") else NAMES.get(name, name))
    elif found := IR.match(line):
        if found[1] == "phi":
            continue
        called = CALLED.search(line) if found[1] == "call" else None
        print("intr." + TYPES.sub("", called[1]) if called else found[1])
