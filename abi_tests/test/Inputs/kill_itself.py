#===- kill_itself.py - lowered code whose process is killed ---------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# kill_itself.py ROW FOLDER WHO: LLVM dialect from standard input to standard output. Functions
# with a body whose names have ROW in them kill their process by SIGKILL if FOLDER can be made,
# by assembly for x86-64: once for all, or each time if it has '/none/' in it. WHO is 'call', the
# process of the call, or 'program', its parent.
#
#===-----------------------------------------------------------------------===#
import sys

row, folder, who = sys.argv[1:]
GETPID, GETPPID, KILL, MKDIR = 39, 110, 62, 83
# What mkdir says must be 0, or ENOENT: the folder above is not there.
text = (
    f"mov $${MKDIR}, %eax; lea 1f(%rip), %rdi; mov $$0700, %esi; syscall; "
    f"cmp $${-2 if '/none/' in folder else 0}, %rax; jne 2f; "
    f"mov $${GETPID if who == 'call' else GETPPID}, %eax; syscall; "
    f"mov %eax, %edi; mov $$9, %esi; mov $${KILL}, %eax; syscall; 3: jmp 3b; "
    f"1: .asciz \\22{folder}\\22; 2:"
)
CALL = f'    llvm.inline_asm has_side_effects "{text}", "~{{rax}},~{{rdi}},~{{rsi}},~{{rcx}},~{{r11}},~{{memory}}" : () -> ()\n'

for line in sys.stdin:
    sys.stdout.write(line)
    if line.lstrip().startswith("llvm.func") and line.rstrip().endswith("{") and row in line:
        sys.stdout.write(CALL)
