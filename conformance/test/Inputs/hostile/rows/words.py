#===- words.py - Texts of strangers in the logs of CI hosts -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Escape sequences and commands of CI hosts, from every place where a stranger gives words. The runner looks for
them in each output."""

import json

from making import GOOD, Row

ESCAPE = "\x1b[2J\x1b[31m"
COMMANDS = ["::error file=a::x", "  ::add-mask::x", "##[error]x", "##vso[task.complete]x", "##teamcity[a]", "::stop-commands::x", ESCAPE, "\r::error::x", "\x9b2J", "\u202e::x"]
LOUD = "\n".join(COMMANDS)
# A lowering that says all of it, and then fails, or makes no module.
SHOUT = "printf '" + LOUD.replace("\x1b", "\\033").replace("\r", "\\r").replace("\n", "\\n").replace("%", "%%") + "\\n'"


def shouting(name, command, exit, words=(), **more):
    files = {"x.mlir": GOOD, "shout.sh": "#!/bin/sh\n" + SHOUT + "\n" + SHOUT + " >&2\nexit ${1:-1}\n"}
    return Row(name, files, command, exit, words, **more)


WRONG = """func.func @f(%a: i32) -> i32 { return %a : i32 }
// CALL: @f(1) -> 2
"""

QUOTED = "\\0A::error::x\\1B[2J##[error]x"  # in a string of MLIR

ROWS = [
    shouting("command-fails", "memref-cts check x.mlir --lowering-cmd='sh ./shout.sh 1'", 1),
    shouting("command-prints", "memref-cts check x.mlir --lowering-cmd='sh ./shout.sh 0'", 1),
    shouting("command-verbose", "memref-cts check x.mlir --verbose --lowering-cmd='sh ./shout.sh 1'", 1),
    shouting("command-quiet", "memref-cts check x.mlir --quiet --lowering-cmd='sh ./shout.sh 1'", 1),
    shouting("command-named", "memref-cts check x.mlir --lowering-cmd='::error::x=sh ./shout.sh 1'", (1, 2)),
    shouting("command-gate", "memref-cts gate x.mlir --baseline=b.json --lowering-cmd='mine=sh ./shout.sh 1'", 2),
    shouting("command-update", "memref-cts gate x.mlir --baseline=b.json --update --lowering-cmd='mine=sh ./shout.sh 1'", 2),
    shouting("command-fuzz", "memref-cts fuzz --out=c --programs=3 --jobs=1 --no-reduce --lowering-cmd='sh ./shout.sh 1' > log; code=$?; cat log; rm -r c log; exit $code", (1, 2), seconds=20),
    shouting("command-reduce", "memref-cts reduce x.mlir --max-tests=5 --lowering-cmd='sh ./shout.sh 1'", (0, 1, 2), seconds=20),
    shouting("command-quality", "memref-cts quality x.mlir --repetitions=1 --lowering-cmd='sh ./shout.sh 1'", (1, 2)),
    shouting("command-conform", "memref-cts conform --filter=ADDR-01 --jobs=1 --lowering-cmd='sh ./shout.sh 1'", 1, seconds=30),
    Row("name-of-file", {"::error::x.mlir": WRONG}, "memref-cts check ::error::x.mlir --lowering=ours", 1),
    Row("name-of-file-run", {"::error::x.mlir": WRONG}, "memref-cts run ::error::x.mlir", 1),
    Row("name-of-file-quiet", {"::error::x.mlir": WRONG}, "memref-cts check ::error::x.mlir --lowering=ours --quiet", 1),
    Row("name-with-line", {"a\n::error::x.mlir": WRONG}, "memref-cts check *.mlir --lowering=ours", 1),
    Row("name-missing", {}, "memref-cts check '::error::x'", 2),
    Row("name-in-folder", {"##[error]/x.mlir": "garbage"}, "memref-cts check '##[error]'", 2),
    Row("name-of-option", {}, "memref-cts check '--::error::x'", 2),
    Row("name-of-subcommand", {}, "memref-cts '::error::x'", 2),
    Row("name-bindgen", {"::error::x.mlir": "garbage"}, "memref-cts bindgen ::error::x.mlir", 2),
    Row("name-bindgen-python", {"x.mlir": f'func.func @"a{QUOTED}"() {{ return }}\nfunc.func private @"b{QUOTED}"(i99)\n'}, "memref-cts bindgen --lang=python x.mlir -o x.py --stubs=x.pyi", 0, makes=("x.py", "x.pyi")),
    Row("name-bindgen-module", {"x.mlir": f'func.func private @"a{QUOTED}"(memref<4xf32>)\nfunc.func private @"b*/{QUOTED}"(i99)\n'}, "memref-cts bindgen x.mlir -o x.h", 0, makes=("x.h",)),
    Row("symbol", {"x.mlir": f'func.func @"a{QUOTED}"(%a: i32) -> i32 {{ return %a : i32 }}\n'}, "memref-cts check x.mlir --lowering=ours", (0, 1, 2)),
    Row("symbol-run", {"x.mlir": f'func.func @"a{QUOTED}"(%a: i32) -> i32 {{ return %a : i32 }}\n'}, "memref-cts run x.mlir --random=3", (0, 1, 2)),
    Row("symbol-callee", {"x.mlir": f'func.func private @"a{QUOTED}"()\nfunc.func @f() {{ call @"a{QUOTED}"() : () -> () return }}\n// CALL: @f()\n'}, "memref-cts check x.mlir --lowering=ours", (0, 1, 2)),
    Row("assert-text", {"x.mlir": f'func.func @f(%a: i1) {{\n  cf.assert %a, "b{QUOTED}"\n  return\n}}\n// CALL: @f(false)\n'}, "memref-cts run x.mlir", (0, 1)),
    Row("assert-text-jit", {"x.mlir": f'func.func @f(%a: i1) {{\n  cf.assert %a, "b{QUOTED}"\n  return\n}}\n// CALL: @f(false)\n'}, "memref-cts check x.mlir", (0, 1)),
    Row("operation", {"x.mlir": f'func.func @f() {{ "a.b"() {{n = "{QUOTED}"}} : () -> () return }}\n// CALL: @f()\n'}, "memref-cts check x.mlir", (1, 2)),
    Row("location", {"x.mlir": f'func.func @f() -> i32 {{\n  %a = "arith.constant"() : () -> i32 loc("b{QUOTED}":1:1)\n  return %a : i32\n}}\n'}, "memref-cts check x.mlir", 2),
    Row("line-of-source", {"x.mlir": f"func.func @f() {{ {ESCAPE} }}\n"}, "memref-cts check x.mlir", 2),
    Row("directive", {"x.mlir": GOOD + f"// CALL: {LOUD}\n"}, "memref-cts check x.mlir", 2),
    Row("directive-option", {"x.mlir": GOOD + f"// OPTIONS: {ESCAPE}=::error\n"}, "memref-cts check x.mlir", 2),
    Row("directive-negative", {"x.mlir": GOOD + f'// NEGATIVE: {ESCAPE} "x"\n'}, "memref-cts check x.mlir", 2),
    Row("directive-check", {"x.mlir": GOOD + f"// CHECK: ::error::{ESCAPE}##[error]x\n"}, "memref-cts check x.mlir --lowering=ours", 1),
    Row("directive-pattern", {"x.mlir": GOOD + f"// CHECK: {{{{({ESCAPE}}}}}\n"}, "memref-cts check x.mlir --lowering=ours", 2),
    Row("printed", {"x.mlir": 'func.func @f() {\n  vector.print str "' + QUOTED + '"\n  return\n}\n// CALL: @f()\n'}, "memref-cts check x.mlir --lowering=upstream --runtime=mlir", (0, 1, 2)),
    Row("report-names", {"r.json": json.dumps({"schema": "memref-cts-" + LOUD, "format": LOUD})}, "memref-cts report r.json --html=p.html", 2),
    Row("report-key", {"r.json": json.dumps({"schema": "memref-cts check", LOUD: 1})}, "memref-cts report r.json --html=p.html", 2),
    Row("picture-text", {}, "memref-cts picture \"$(printf '\\n::error::x\\033[2J')\" 'sizes=[1]'", 2),
    Row("option-value", {"x.mlir": GOOD}, "memref-cts check x.mlir --lowering=\"$(printf '\\n::error::x\\033[2J')\"", 2),
    Row("option-pipeline", {"x.mlir": GOOD}, "memref-cts check x.mlir --lowering-pipeline=\"$(printf 'builtin.module(\\n::error::x\\033[2J)')\"", 2),
    Row("name-after-a-space", {"\u00a0::error::x.mlir": GOOD.replace("-> 7", "-> 8"), "\u061c.mlir": GOOD}, "memref-cts check . --lowering=ours --engine=ref-llvm", 1),
    Row("option-filter", {}, "memref-cts conform --filter=\"$(printf '\\n::error::x\\033[2J')\"", 2),
]
