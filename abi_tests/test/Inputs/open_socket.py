#===- open_socket.py - lowered code that opens a socket -------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# open_socket.py ROW: LLVM dialect from standard input to standard output. Functions with
# a body whose names have ROW in them begin with the system call socket, by assembly.
#
#===-----------------------------------------------------------------------===#
import sys

CALL = """    %box0 = llvm.mlir.constant(41 : i64) : i64
    %box1 = llvm.mlir.constant(2 : i64) : i64
    %box2 = llvm.mlir.constant(1 : i64) : i64
    %box3 = llvm.mlir.constant(0 : i64) : i64
    %box4 = llvm.inline_asm has_side_effects "syscall", "={rax},{rax},{rdi},{rsi},{rdx},~{rcx},~{r11},~{memory}" %box0, %box1, %box2, %box3 : (i64, i64, i64, i64) -> i64
"""

for line in sys.stdin:
    sys.stdout.write(line)
    text = line.rstrip()
    if text.lstrip().startswith("llvm.func") and text.endswith("{") and sys.argv[1] in text:
        sys.stdout.write(CALL)
