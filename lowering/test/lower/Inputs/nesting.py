#===- nesting.py - Modules that are nested deeply -------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Prints a module: nesting.py types|names|functions|modules|row N.
#
#===-----------------------------------------------------------------------===#
"""Modules that are nested deeply."""

import sys

kind, count = sys.argv[1], int(sys.argv[2])
if kind == "types":
    print("// ((((( in a comment does not count")
    print("func.func private @f(" + "!llvm.struct<(" * count + "memref<4xf32>" + ")>" * count + ")")
elif kind == "names":
    print("!t0 = i32")
    for number in range(count):
        print(f"!t{number + 1} = !llvm.array<1 x !t{number}>")
    print(f"func.func private @f(!t{count})")
elif kind == "functions":
    text = 'attributes {passthrough = ["((((<<<<\\22"]}'
    print("func.func private @f(" + "(" * count + "i32" + ") -> ()" * count + ") " + text)
elif kind == "modules":
    print("module {\n" * count + "}" * count)
elif kind == "row":
    for number in range(count):
        print(f"func.func private @f{number}(!llvm.struct<(i32)>) -> (memref<4xf32>)")
