#===- cases.py - Case files that ask for too much --------------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Case files that want memory, time or stack. Each stands beside a good one, which is checked all the same."""

from making import GOOD, Row

SUM = """func.func @f(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  return %n : index
}
"""
NUMBER = "func.func @f(%a: i32) -> i32 { return %a : i32 }\n"
WIDE = "func.func @f(%a: i128) -> i128 { return %a : i128 }\n"
FLOAT = "func.func @f(%a: f64) -> f64 { return %a : f64 }\n"
# The quickest way to an answer; a step of a module may take two seconds.
BOTH = "memref-cts check x.mlir good.mlir --lowering=ours --engine=ref-llvm --lower-timeout-ms=2000 --timeout-ms=2000"
GOOD_TOO = "good.mlir  ours  ref-llvm: 1 agree"


def beside(name, text, words, exit=2, command=BOTH, **more):
    """A hostile case beside a good one: an error of its own, with file and line."""
    return Row(name, {"x.mlir": text, "good.mlir": GOOD}, command, exit, (*words, GOOD_TOO), **more)


def alone(name, text, words, exit=2, command="memref-cts run x.mlir", **more):
    return Row(name, {"x.mlir": text}, command, exit, words, **more)


def checks(pattern):
    return GOOD + f"// CHECK: {pattern}\n"


def mapped(expression):
    return f"func.func @f(%m: memref<4xi32, affine_map<(d0) -> ({expression})>>) {{ return }}\n"


OPERATORS = ("more than 1000 operators",)

ROWS = [
    # Expressions without brackets.
    alone("minus-signs", mapped("-" * 10000 + "d0"), OPERATORS, command="memref-cts bindgen x.mlir"),
    alone("minus-signs-opt", mapped("- " * 40000 + "d0"), OPERATORS, exit=1, command="memref-cts-opt x.mlir"),
    alone("affine-sum", mapped("d0" + " + d0 * 2" * 5000), OPERATORS, command="memref-cts bindgen x.mlir"),
    alone("affine-sum-lines", mapped("d0" + " // x\n + d0" * 5000), OPERATORS, command="memref-cts bindgen x.mlir"),
    alone("affine-mod", mapped("d0" + " mod 7" * 5000), OPERATORS, command="memref-cts bindgen x.mlir"),
    beside("minus-signs-case", mapped("-" * 1000000 + "d0") + "// CALL-RANDOM: @f\n", OPERATORS),
    # Calls.
    beside("large-draws", SUM + "// CALL-RANDOM: @f(memref<sizes=[4000000]>) count=8\n", (), exit=0, megabytes=500),
    alone("large-draws-run", SUM + "// CALL-RANDOM: @f(memref<sizes=[4000000]>) count=8\n", ("8 calls: 8 returned",), exit=0, megabytes=500),
    beside("large-calls", SUM + "// CALL: @f(memref<sizes=[4000000]>)\n" * 8, (), exit=0),
    beside("many-calls", SUM + "// CALL-RANDOM: @f count=4000000000\n", ("x.mlir:6:",)),
    beside("long-draws", SUM + "// CALL-RANDOM: @f(memref<sizes=[1000000]>) count=10000000\n",
           ("x.mlir:6: not checked to its end: it took more than 2000 ms (--file-timeout-ms)",),
           command=BOTH + " --file-timeout-ms=2000"),
    beside("count-too-large", SUM + "// CALL-RANDOM: @f count=99999999999999999999\n", ("x.mlir:6:", "is not a number")),
    beside("endless-where", SUM + "// CALL-RANDOM: @f(memref<sizes=[n]>) n=0..9 where n > 10\n", ("x.mlir:6",)),
    beside("many-variables", SUM + "// CALL-RANDOM: @f(memref<sizes=[n]>) n=0..9 " + " ".join(f"v{i}=0..{i}" for i in range(60000)) + "\n", ("x.mlir:6", "1000 variables")),
    beside("many-conditions", SUM + "// CALL-RANDOM: @f(memref<sizes=[n]>) n=0..9 where " + "n > 1, " * 100000 + "n > 1\n", ("x.mlir:6",)),
    beside("deep-expression", SUM + "// CALL-RANDOM: @f(memref<sizes=[" + "(" * 100000 + "]>)\n", ("x.mlir:6", "nested")),
    beside("many-minuses", SUM + "// CALL-RANDOM: @f(memref<sizes=[" + "-" * 100000 + "1]>)\n", ("x.mlir:6", "nested")),
    beside("long-sum", SUM + "// CALL-RANDOM: @f(memref<sizes=[1" + "+1" * 200000 + "]>)\n", ("x.mlir:6",)),
    beside("huge-shape", SUM + "// CALL: @f(memref<sizes=[9223372036854775807]>)\n", ("x.mlir:6",)),
    beside("huge-lead", SUM + "// CALL: @f(memref<sizes=[1] lead=67108864 bytes=67108865>)\n", ()),
    beside("many-sizes", "func.func @f(%m: memref<*xf32>) { return }\n// CALL: @f(memref<* sizes=[" + "1," * 300000 + "1]>)\n", (), exit=0),
    beside("continued-calls", NUMBER + "// CALL: @f(1 \\\n" + "// \\\n" * 100000 + "// )\n", (), exit=0),
    # Numbers.
    beside("long-number", NUMBER + "// CALL: @f(" + "9" * 40000 + ")\n", ("x.mlir:2",)),
    beside("long-wide-number", WIDE + "// CALL: @f(" + "9" * 32813 + ")\n", ("x.mlir:2",)),
    beside("long-hex", WIDE + "// CALL: @f(0x" + "f" * 1000000 + ")\n", ("x.mlir:2",)),
    beside("long-float", FLOAT + "// CALL: @f(0." + "1" * 32813 + ")\n", ("x.mlir:2",)),
    beside("long-exponent", FLOAT + "// CALL: @f(1e" + "9" * 40000 + ")\n", ("x.mlir:2",)),
    beside("long-float-range", "func.func @f(%a: f64) { return }\n// CALL-RANDOM: @f(0.0..0." + "1" * 32813 + ")\n", ("x.mlir:2",)),
    beside("long-integer-in-module", "func.func @f() -> i32 {\n  %a = arith.constant " + "9" * 40000 + " : i32\n  return %a : i32\n}\n", ("x.mlir:2",)),
    beside("long-float-in-module", "func.func @f() -> f64 {\n  %a = arith.constant 0." + "1" * 32813 + " : f64\n  return %a : f64\n}\n", ("x.mlir:2",)),
    beside("long-wide-in-module", "func.func @f() -> i16777215 {\n  %a = arith.constant " + "9" * 40000 + " : i16777215\n  return %a : i16777215\n}\n", ("x.mlir:2",)),
    beside("long-ulp", "// ULP: " + "9" * 100000 + "\n" + FLOAT, ("x.mlir:1:",)),
    beside("long-option", "// OPTIONS: index-bitwidth=" + "9" * 100000 + "\n" + NUMBER, ("x.mlir:1:",)),
    # Comment lines.
    beside("doubling-neighbour", GOOD + '// NEGATIVE: verify "x"\n' + '// NEIGHBOUR: "i32" -> "i32i32"\n' * 40, ("x.mlir:",)),
    beside("growing-neighbour", GOOD + '// NEGATIVE: verify "x"\n' + '// NEIGHBOUR: "i32" -> "' + "i32" * 10000 + '"\n' * 1, ("x.mlir:",), exit=(1, 2)),
    beside("nested-check", checks("{{" + "(" * 6 + "a" + "{200})" * 6 + "}}"), ("x.mlir:5",)),
    beside("nested-stars", checks("{{" + "(" * 30 + "a*" + ")*" * 30 + "b}}"), ("x.mlir:5",)),
    beside("deep-check", checks("{{" + "(" * 100000 + ")" * 100000 + "}}"), ("x.mlir:5",)),
    beside("repeated-check", checks("{{a{255}{255}{255}}}"), ("x.mlir:5",)),
    beside("back-references", checks("[[A:.*]]" + "[[A]]" * 5000), ("x.mlir:",)),
    beside("many-checks", GOOD + "// CHECK-NOT: zzzzzz{{.*}}zzzzz\n" * 20000, (), exit=0),
    beside("check-count", GOOD + "// CHECK-COUNT-4294967295: a\n", ("x.mlir:",), exit=(1, 2)),
    beside("check-expression", GOOD + "// CHECK: [[#" + "(" * 100000 + "]]\n", ("x.mlir:5",)),
    beside("check-variable", GOOD + "// CHECK: [[" + "A" * 1000000 + ":.*]]\n", ("x.mlir:",)),
    beside("long-line", "// " + "x" * 5000000 + "\n" + GOOD, (), exit=0),
    beside("long-directive", "// " + "C" * 5000000 + ": x\n" + GOOD, (), exit=(0, 2)),
    beside("many-lines", "\n" * 3000000 + GOOD, (), exit=0),
    beside("many-marks", GOOD.replace("\n", "\n" + "// NB: see\n" * 100000, 1), (), exit=0),
    # Modules.
    beside("nested-modules", "module {\n" * 4000 + "}\n" * 4000, ("x.mlir:",)),
    beside("nested-types", "func.func @f(%a: " + "tuple<" * 50000 + "i32" + ">" * 50000 + ") { return }\n", ("x.mlir:1",)),
    beside("nested-attributes", "func.func @f() attributes {a = " + "[" * 50000 + "]" * 50000 + "} { return }\n", ("x.mlir:1",)),
    beside("nested-locations", "func.func @f() { return } loc(" + "fused[" * 50000 + '"a"' + "]" * 50000 + ")\n", ("x.mlir:1",)),
    beside("nested-callsites", "func.func @f() { return } loc(" + "callsite(" * 50000 + '"a"' + ' at "b")' * 50000 + ")\n", ("x.mlir:1",)),
    beside("aliased-types", "!a0 = tuple<i32, i32>\n" + "".join(f"!a{i + 1} = tuple<!a{i}, !a{i}>\n" for i in range(40)) + "func.func @f(%a: !a40) { return }\n", ("x.mlir:",)),
    beside("aliased-vectors", "!a0 = !llvm.struct<(i32, i32)>\n" + "".join(f"!a{i + 1} = !llvm.struct<(!a{i}, !a{i})>\n" for i in range(40)) + "llvm.func @f(%a: !a40) { llvm.return }\n", ("x.mlir",)),
    beside("large-static", "memref.global @g : memref<1000000000000xi8>\nfunc.func @f() { return }\n// CALL: @f()\n", (), exit=(0, 1, 2)),
    beside("large-splat", "memref.global constant @g : memref<1000000000xi8> = dense<1>\nfunc.func @f() { return }\n// CALL: @f()\n", (), exit=(0, 1, 2)),
    beside("large-vector", "func.func @f(%a: vector<1000000000xi8>) { return }\n", (), exit=(0, 1, 2)),
    beside("large-dense", "func.func @f() -> vector<1000000000xi8> {\n  %a = arith.constant dense<1> : vector<1000000000xi8>\n  return %a : vector<1000000000xi8>\n}\n", (), exit=(0, 1, 2)),
    beside("large-rank", "func.func @f(%m: memref<" + "1x" * 100000 + "f32>) { return }\n", (), exit=(0, 1, 2)),
    beside("large-resource", 'memref.global constant @g : memref<4xi8> = dense_resource<a>\n{-# dialect_resources: { builtin: { a: "0x01000000' + "00" * 4000000 + '" } } #-}\n', (), exit=(0, 1, 2)),
    beside("many-functions", "".join(f"func.func @f{i}() {{ return }}\n" for i in range(20000)), ("x.mlir",)),
    beside("many-blocks", "func.func @f() {\n" + "".join(f"  cf.br ^b{i}\n^b{i}:\n" for i in range(10000)) + "  return\n}\n// CALL: @f()\n", (), exit=(0, 1, 2), seconds=30),
    beside("many-arguments", "func.func @f(" + ", ".join(f"%a{i}: i32" for i in range(5000)) + ") { return }\n", (), exit=(0, 1, 2), seconds=30),
    beside("endless-loop", "func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n// CALL: @f()\n", (), exit=1),
    beside("endless-recursion", "func.func @f() {\n  call @f() : () -> ()\n  return\n}\n// CALL: @f()\n", (), exit=1),
    beside("endless-memory", "func.func @f() {\n  %n = arith.constant 1000000000000 : index\n  %m = memref.alloc(%n) : memref<?xi8>\n  return\n}\n// CALL: @f()\n", (), exit=1),
    beside("foreign-location", 'func.func @f() -> i32 {\n  %a = "arith.constant"() : () -> i32 loc("/dev/zero":1:1)\n  return %a : i32\n}\n', ("x.mlir",)),
    Row("opt-location", {"x.mlir": '"arith.constant"() : () -> i32 loc("/dev/zero":1:1)\n'}, "memref-cts-opt x.mlir", 1, ("/dev/zero:1:1",)),
    Row("opt-secret", {"x.mlir": '"arith.constant"() : () -> i32 loc("secret":1:1)\n', "secret": "hunter2\n"}, "memref-cts-opt x.mlir", 1, ("secret:1:1",), without=("hunter2",)),
    Row("opt-number", {"x.mlir": "func.func @f() -> f64 {\n  %a = arith.constant 0." + "1" * 32813 + " : f64\n  return %a : f64\n}\n"}, "memref-cts-opt x.mlir", 1, ("x.mlir:2:",)),
    Row("bindgen-modules", {"x.mlir": "module {\n" * 4000 + "}\n" * 4000}, "memref-cts bindgen x.mlir", 2, ("x.mlir:",)),
    Row("bindgen-number", {"x.mlir": "func.func @f() -> f64 {\n  %a = arith.constant 0." + "1" * 32813 + " : f64\n  return %a : f64\n}\n"}, "memref-cts bindgen x.mlir", 2, ("x.mlir:2:",)),
    Row("bindgen-types", {"x.mlir": "func.func private @f(%a: " + "tuple<" * 50000 + "i32" + ">" * 50000 + ")\n"}, "memref-cts bindgen x.mlir", 2, ("x.mlir:1:",)),
]
