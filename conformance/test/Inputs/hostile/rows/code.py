#===- code.py - Lowered code that attacks the tool's own channels -----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Code under test shares a process with what answers the tool. It writes to the descriptors and the memory of that
answer; what it cannot do is to keep the tool, to fill its memory, or to be green."""

import platform

from making import GOOD, Row

CALLS, SHARED = 4, 5  # descriptors of a worker: its channel, and the memory of outcomes
WRITE, MMAP, NANOSLEEP = 1, 9, 35  # system calls of x86-64
KEEP = "={ax},0,{di},{si},{dx},{r10},{r8},{r9},~{rcx},~{r11},~{memory}"


def call(result, number, *arguments):
    """A system call in LLVM dialect. Arguments are numbers, or names of values."""
    lines, names = [], []
    for i, each in enumerate((number, *arguments) + (0,) * (6 - len(arguments))):
        if isinstance(each, int):
            lines.append(f"  %{result}c{i} = llvm.mlir.constant({each} : i64) : i64")
        names.append(f"%{result}c{i}" if isinstance(each, int) else each)
    types = ", ".join(["i64"] * 7)
    lines.append(f'  %{result} = llvm.inline_asm has_side_effects "syscall", "{KEEP}" {", ".join(names)} : ({types}) -> i64')
    return "\n".join(lines) + "\n"


def function(body, more=""):
    return more + "llvm.func @good(%a: i32) -> i32 {\n" + body + "  llvm.return %a : i32\n}\n"


SHARED_AT = call("at", MMAP, 0, 90112, 3, 1, SHARED, 0) + "  %p = llvm.inttoptr %at : i64 to !llvm.ptr\n"
# The number of finished runs moves the deadline of the next one.
MOVES = function(SHARED_AT + "  %t = llvm.mlir.addressof @t : !llvm.ptr\n  %ti = llvm.ptrtoint %t : !llvm.ptr to i64\n"
                 "  %one = llvm.mlir.constant(1 : i32) : i32\n  llvm.br ^l\n^l:\n"
                 "  %v = llvm.load volatile %p : !llvm.ptr -> i32\n  %w = llvm.add %v, %one : i32\n"
                 "  llvm.store volatile %w, %p : i32, !llvm.ptr\n" + call("s", NANOSLEEP, "%ti", 0) + "  llvm.br ^l\n^e:\n",
                 "llvm.mlir.global internal @t(dense<[0, 50000000]> : tensor<2xi64>) : !llvm.array<2 x i64>\n")
# It says that the outcomes are long, and dies.
BREAKS = function("  %seven = llvm.mlir.constant(7 : i32) : i32\n  %is = llvm.icmp \"eq\" %a, %seven : i32\n"
                  "  llvm.cond_br %is, ^b, ^g\n^g:\n  llvm.return %a : i32\n^b:\n" + SHARED_AT +
                  "  %v = llvm.mlir.constant(1 : i8) : i8\n  %z = llvm.mlir.constant(0 : i64) : i64\n"
                  "  %one = llvm.mlir.constant(1 : i64) : i64\n  %n = llvm.mlir.constant(90000 : i64) : i64\n"
                  "  llvm.br ^l(%z : i64)\n^l(%i: i64):\n  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n"
                  "  llvm.store volatile %v, %q : i8, !llvm.ptr\n  %j = llvm.add %i, %one : i64\n"
                  "  %c = llvm.icmp \"ult\" %j, %n : i64\n  llvm.cond_br %c, ^l(%j : i64), ^e\n^e:\n"
                  "  %nul = llvm.mlir.zero : !llvm.ptr\n  llvm.store volatile %v, %nul : i8, !llvm.ptr\n")
# An answer of a gigabyte begins, and does not go on.
LONG = function("  %t = llvm.mlir.addressof @t : !llvm.ptr\n  %ti = llvm.ptrtoint %t : !llvm.ptr to i64\n" +
                call("w", WRITE, CALLS, "%ti", 16) + "  llvm.br ^l\n^l:\n  llvm.br ^l\n^e:\n",
                'llvm.mlir.global internal constant @t("\\05\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\40\\00\\00\\00\\00") : !llvm.array<16 x i8>\n')
MANY = GOOD.split("//")[0] + "".join(f"// CALL: @good({i}) -> {i}\n" for i in range(1, 21))
CHECK = ("memref-cts check x.mlir --jobs=1 --engine=jit --timeout-ms=1000 --lower-timeout-ms=5000 "
         "--lowering-cmd='mine=cat >/dev/null; cat out'")
EMPTY = ("func.func @f(%d: !llvm.array<0 x i32>, %e: !llvm.struct<()>) -> i8 {\n  %r = arith.constant 1 : i8\n"
         "  return %r : i8\n}\n// CALL-RANDOM: @f count=2\n")

ROWS = [
    Row("code-moves-its-deadline", {"x.mlir": GOOD, "out": MOVES}, CHECK, 2, ("not checked",), seconds=60),
    Row("code-breaks-its-outcome", {"x.mlir": MANY, "out": BREAKS}, CHECK, 2, ("not checked",), seconds=60),
    Row("code-says-a-long-answer", {"x.mlir": GOOD, "out": LONG}, CHECK, 1, ("timeout",), seconds=60, megabytes=400),
] if platform.machine() == "x86_64" else []
ROWS += [
    Row("empty-argument-run", {"x.mlir": EMPTY, "y.mlir": GOOD}, "memref-cts run x.mlir y.mlir", 0, ("@f([], [])", "2 returned")),
    Row("empty-argument-check", {"x.mlir": EMPTY, "y.mlir": GOOD},
        "memref-cts check x.mlir y.mlir --engine=ref-llvm --lowering-cmd='sed \"s/constant 1/constant 2/\" | memref-cts-opt --lower-to-llvm'",
        1, ("@f([], [])", "ref-llvm: 1 agree")),
    Row("empty-argument-replay", {"x.mlir": EMPTY}, "memref-cts run x.mlir --call='@f([], [])'", 0, ("1 returned",)),
]
