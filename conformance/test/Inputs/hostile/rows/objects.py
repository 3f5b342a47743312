#===- objects.py - Objects that commands print ------------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Objects of which one field is wrong. The good case is checked after each."""

from making import GOOD, Row

# Of ELF for 64 bits. `header(N)` is where the header of section N begins, `symbol(N)` where symbol N does.
CORRUPT = """import struct, sys
data = bytearray(sys.stdin.buffer.read())
def get(form, at):
    return struct.unpack_from("<" + form, data, at)[0]
def put(form, at, value):
    struct.pack_into("<" + form, data, at, value)
table = get("Q", 0x28)
count = get("H", 0x3c)
def header(number):
    return table + 64 * number
def section(kind):
    return next(n for n in range(count) if get("I", header(n) + 4) == kind)
def symbol(number):
    return get("Q", header(section(2)) + 24) + 24 * number
last = get("Q", header(section(2)) + 32) // 24 - 1
%s
sys.stdout.buffer.write(data)
"""

# As GOOD, with a relocation in its code.
CALLS = """func.func private @probe_x(%a: i32) -> i32
func.func @good(%a: i32) -> i32 {
  %r = func.call @probe_x(%a) : (i32) -> i32
  return %r : i32
}
// CALL-RANDOM: @good(_) count=2
"""
RELOCATION = 'where = get("Q", header(section(4)) + 24)\n'

# The good case, which a command tells from the first one.
SECOND = "func.func private @second()\n" + GOOD


def corrupts(name, script, words, **more):
    """A lowering that prints the object with the script done to it for the first case, and the good one for the
    second."""
    command = ("memref-cts check x.mlir good.mlir --waivers=none --jobs=1 --engine=jit --lowering-cmd='mine=cat > $TMPDIR/in; "
               "memref-cts-opt --lower-to-llvm --emit=llvm-ir < $TMPDIR/in | llc -filetype=obj -relocation-model=pic > $TMPDIR/o; "
               "if grep -q second $TMPDIR/in; then cat $TMPDIR/o; else python3 ./corrupt.py < $TMPDIR/o; fi'")
    words = (words, "good.mlir  mine  jit: 1 agree")
    return Row(name, {"x.mlir": CALLS, "good.mlir": SECOND, "corrupt.py": CORRUPT % script}, command, 1, words, seconds=60, **more)


def assembled(name, text, words, engine="jit", exit=1, **more):
    """A lowering that prints an object of assembly: GOOD, and what `text` adds to it."""
    command = (f"memref-cts check x.mlir good.mlir --waivers=none --jobs=1 --engine={engine} --lowering-cmd='mine=cat > $TMPDIR/in; "
               "if grep -q second $TMPDIR/in; then memref-cts-opt --lower-to-llvm < $TMPDIR/in; else llvm-mc -filetype=obj x.s; fi'")
    code = ".text\n.globl good\n.type good,@function\ngood:\n  movl %edi, %eax\n  ret\n" + text
    stage = "jit" if engine == "jit" else "aot:native"
    return Row(name, {"x.mlir": GOOD, "good.mlir": SECOND, "x.s": code}, command, exit, (words, f"good.mlir  mine  {stage}: 1 agree"),
               ("crash",), seconds=60, **more)


NOT_ELF = "the command printed an object that is none of ELF"

ROWS = [
    corrupts("object-sections-far", 'put("Q", 0x28, 1 << 62)', NOT_ELF),
    corrupts("object-sections-many", 'put("H", 0x3c, 65000)', NOT_ELF),
    corrupts("object-section-far", 'put("Q", header(1) + 24, 1 << 63)', NOT_ELF),
    corrupts("object-section-large", 'put("Q", header(2) + 32, 1 << 40)', "invalid-ir"),
    corrupts("object-bss-large", 'put("I", header(2) + 4, 8); put("Q", header(2) + 32, 1 << 40)', "code and data of the object have more than 256 MiB"),
    corrupts("object-alignment", 'put("Q", header(2) + 48, 1 << 40)', "is aligned to"),
    corrupts("object-link-far", 'put("I", header(section(2)) + 40, 5000)', NOT_ELF),
    corrupts("object-link-itself", 'put("I", header(section(2)) + 40, section(2))', "invalid-ir"),
    corrupts("object-symbols-two", 'put("I", header(1) + 4, 2)', NOT_ELF),
    corrupts("object-symbols-none", 'put("I", header(section(2)) + 4, 1)', NOT_ELF),
    corrupts("object-symbols-odd", 'put("Q", header(section(2)) + 56, 7)', NOT_ELF),
    corrupts("object-globals-far", 'put("I", header(section(2)) + 44, 1 << 30)', NOT_ELF),
    corrupts("object-name-far", 'put("I", symbol(last), 1 << 30)', NOT_ELF),
    corrupts("object-symbol-far", 'put("H", symbol(last) + 6, 60000)', NOT_ELF),
    corrupts("object-value-far", 'put("H", symbol(last) + 6, 2); put("Q", symbol(last) + 8, 1 << 60)', "is not in its section"),
    corrupts("object-symbol-common", 'put("H", symbol(last) + 6, 0xfff2)', "is a common symbol"),
    corrupts("object-symbol-chosen", 'put("B", symbol(last) + 4, 0x1a)', "is chosen at load time (ifunc)"),
    corrupts("object-relocation-far", RELOCATION + 'put("Q", where, 1 << 60)', "a relocation is not in its section"),
    corrupts("object-relocation-end", RELOCATION + 'put("Q", where, get("Q", header(2) + 32) - 1)', "a relocation is not in its section"),
    corrupts("object-relocation-symbol", RELOCATION + 'put("I", where + 12, 1 << 30)', "or of no symbol"),
    corrupts("object-relocation-unknown", RELOCATION + 'put("I", where + 8, 200)', "Unsupported x86-64 relocation type"),
    corrupts("object-relocation-addend", RELOCATION + 'put("Q", where + 16, 1 << 62)', "invalid-ir"),
    corrupts("object-loops", 'data[get("Q", header(2) + 24):get("Q", header(2) + 24) + 2] = b"\\xeb\\xfe"', "timeout"),
    corrupts("object-ends", "del data[-40:]", "invalid-ir"),
    assembled("object-bss-many", "".join(f".section .bss.{n},\"aw\",@nobits\n.zero 0xfffffff\n" for n in range(30)),
              "code and data of the object have more than 256 MiB"),
    assembled("object-name-long", f"call {'n' * 2000000}\n", "the lowered code refers to the undefined symbol 'nnn"),
    assembled("object-names-many", "".join(f".globl {'n' * 90000}{n}\n{'n' * 90000}{n}:\n" for n in range(100)),
              "names of symbols of the object have more than 8 MiB"),
    assembled("object-preinit", ".section .preinit_array,\"aw\",@progbits\n.quad good\n", "constructors or destructors", "aot"),
    assembled("object-init-alone", ".section .init_array,\"\",@progbits\n.quad good\n", "constructors or destructors", "aot"),
    assembled("object-of-linker", ".section .gnu.lto_good,\"e\",@progbits\n.quad 1\n", "compile without -flto", "aot"),
    assembled("object-section-name", "".join(f".globl .section{n}\n.section{n}: ret\n" for n in range(9)) + ".data\n.quad 1\n",
              "x.mlir     mine  jit: 1 agree", exit=0),
    assembled("object-name-escapes", ".globl \"::error::\\033[31m\"\ncall \"::error::\\033[31m\"\n", "refers to the undefined symbol"),
]
