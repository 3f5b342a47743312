// RUN: rm -rf %t && split-file %s %t
// RUN: sh -c 'for f in %t/*.mlir; do for form in llvm-ir object; do memref-cts-opt --emit=$form $f -o %t.o; test $? = 1 || exit 1; done; done' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: sh -c 'memref-cts-opt --emit=object %t/collector -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=COLLECTOR
// RUN: memref-cts-opt --emit=llvm-ir %t/collector | FileCheck %s --check-prefix=FOREIGN
// RUN: memref-cts-opt --emit=object %t/fine -o %t.o
// RUN: sh -c 'for f in %t/*.value; do memref-cts-opt --emit=llvm-ir $f || exit 1; memref-cts-opt --emit=object $f -o %t.o; test $? = 1 || exit 1; done' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=VALUE
// RUN: sh -c 'memref-cts-opt --emit=object %t/assembly -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=ASSEMBLY
// RUN: sh -c 'memref-cts-opt --emit=object -O2 %t/assembly -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=ASSEMBLY
// RUN: sh -c 'memref-cts-opt --emit=object %t/constraint -o %t.o; test $? = 1' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=CONSTRAINT
// RUN: sh -c 'for f in %t/void.mlir %t/result.mlir; do memref-cts-opt --canonicalize --emit=llvm-ir $f; test $? = 1 || exit 1; done' 2>&1 | FileCheck %s --implicit-check-not=error: --check-prefix=UNLOWERED
// What neither MLIR nor the lowering looks for is found by LLVM's verifier, or would end in its code generator. It gives one
// error, at the second line, where the function or variable is, and the exit code is 1.

// CHECK: alignment.mlir:2:1: error: LLVM's verifier: huge alignment values are unsupported (of '@f')
// CHECK: alignment.mlir:2:1: error: LLVM's verifier: huge alignment values are unsupported (of '@f')
// CHECK: allocalign.mlir:2:1: error: LLVM's verifier: Attribute 'allocalign' applied to incompatible type! (of '@f')
// CHECK: allocalign.mlir:2:1: error: LLVM's verifier: Attribute 'allocalign' applied to incompatible type! (of '@f')
// CHECK: allocptr.mlir:2:1: error: LLVM's verifier: Attribute 'allocptr' applied to incompatible type! (of '@f')
// CHECK: allocptr.mlir:2:1: error: LLVM's verifier: Attribute 'allocptr' applied to incompatible type! (of '@f')
// CHECK: count.mlir:2:1: error: LLVM's verifier: function declaration may not have a !prof attachment (of '@f')
// CHECK: count.mlir:2:1: error: LLVM's verifier: function declaration may not have a !prof attachment (of '@f')
// CHECK: denormal.mlir:2:1: error: LLVM's verifier: invalid value for 'denormal-fp-math' attribute: foo (of '@f')
// CHECK: denormal.mlir:2:1: error: LLVM's verifier: invalid value for 'denormal-fp-math' attribute: foo (of '@f')
// CHECK: denormal32.mlir:2:1: error: LLVM's verifier: invalid value for 'denormal-fp-math-f32' attribute: foo,bar (of '@f')
// CHECK: denormal32.mlir:2:1: error: LLVM's verifier: invalid value for 'denormal-fp-math-f32' attribute: foo,bar (of '@f')
// CHECK: jumptable.mlir:2:1: error: LLVM's verifier: Attribute 'jumptable' requires 'unnamed_addr' (of '@f')
// CHECK: jumptable.mlir:2:1: error: LLVM's verifier: Attribute 'jumptable' requires 'unnamed_addr' (of '@f')
// CHECK: optnone.mlir:2:1: error: LLVM's verifier: Attribute 'optnone' requires 'noinline'! (of '@f')
// CHECK: optnone.mlir:2:1: error: LLVM's verifier: Attribute 'optnone' requires 'noinline'! (of '@f')
// CHECK: personality.mlir:2:1: error: 'llvm.func' op attribute 'personality' names '@nope', which is no function of the module
// CHECK: personality.mlir:2:1: error: 'llvm.func' op attribute 'personality' names '@nope', which is no function of the module
// CHECK: result.mlir:2:1: error: 'llvm.func' op type '!llvm.metadata' is not one of results
// CHECK: result.mlir:2:1: error: 'llvm.func' op type '!llvm.metadata' is not one of results
// CHECK: sizeless.mlir:2:30: error: 'llvm.alloca' op type '!llvm.void' has no size
// CHECK: sizeless.mlir:2:30: error: 'llvm.alloca' op type '!llvm.void' has no size
// CHECK: unknown-intrinsic.mlir:2:18: error: {{.*}}llvm.nope
// CHECK: unknown-intrinsic.mlir:2:18: error: {{.*}}llvm.nope
// CHECK: variable.mlir:2:1: error: LLVM's verifier: huge alignment values are unsupported (of '@g h')
// CHECK: variable.mlir:2:1: error: LLVM's verifier: huge alignment values are unsupported (of '@g h')
// CHECK: void.mlir:2:1: error: 'llvm.func' op type '!llvm.void' is not one of arguments
// CHECK: void.mlir:2:1: error: 'llvm.func' op type '!llvm.void' is not one of arguments
// UNLOWERED: void.mlir:2:1: error: LLVM's verifier: Function arguments must have first-class types! (of '@f')
// UNLOWERED: result.mlir:2:1: error: 'llvm.func' op type '!llvm.metadata' is not one of values that LLVM passes
// Only where code is made do these values have to be of a kind.
// VALUE: alignstack=4611686018427387904
// VALUE: aligned.value:2:1: error: function '@f': attribute 'alignstack' is 4611686018427387904, more than 4294967296
// VALUE: align 33554432
// VALUE: code.value:2:1: error: function '@f': attribute 'alignment' is 33554432, more than 16777216
// VALUE: align 4294967296
// VALUE: data.value:2:1: error: variable '@g': attribute 'alignment' is 4294967296, more than 16777216
// VALUE: "stack-protector-buffer-size"="x"
// VALUE: guards.value:2:1: error: function '@f': attribute 'stack-protector-buffer-size' is 'x', which is no number
// VALUE: "stack-probe-size"="x"
// VALUE: number.value:2:1: error: function '@f': attribute 'stack-probe-size' is 'x', which is no number
// VALUE: "patchable-function-entry"="65536"
// VALUE: patch.value:2:1: error: function '@f': attribute 'patchable-function-entry' is 65536, more than 65535
// VALUE: "patchable-function-prefix"="4294967295"
// VALUE: prefix.value:2:1: error: function '@f': attribute 'patchable-function-prefix' is 4294967295, more than 65535
// VALUE: "zero-call-used-regs"="foo"
// VALUE: registers.value:2:1: error: function '@f': attribute 'zero-call-used-regs' is 'foo', which is none of: skip, used-gpr-arg
// COLLECTOR: collector:1:1: error: function '@f': garbage collector 'foo' is none that LLVM has: {{.*}}statepoint-example
// FOREIGN: define void @f() gc "foo"
// ASSEMBLY: assembly:4:3: error: LLVM: assembly 'no_such_instruction': invalid instruction mnemonic 'no_such_instruction'
// CONSTRAINT: constraint:3:8: error: LLVM: couldn't allocate output register for constraint '{bogus}'

//--- alignment.mlir
llvm.func @other()
func.func @f() attributes {alignment = 1099511627776 : i64} { return }

//--- allocalign.mlir
llvm.func @other()
func.func private @f(f32 {llvm.allocalign})

//--- allocptr.mlir
llvm.func @other()
llvm.func @f(i32 {llvm.allocptr})

//--- count.mlir
llvm.func @other()
func.func private @f() attributes {function_entry_count = 5 : i64}

//--- denormal.mlir
llvm.func @other()
func.func @f() attributes {denormal_fp_math = "foo"} { return }

//--- denormal32.mlir
llvm.func @other()
func.func @f() attributes {denormal_fp_math_f32 = "foo,bar"} { return }

//--- aligned.value
llvm.func @other()
llvm.func @f() attributes {passthrough = [["alignstack", "4611686018427387904"]]} { llvm.return }

//--- code.value
llvm.func @other()
llvm.func @f() attributes {alignment = 33554432 : i64} { llvm.return }

//--- data.value
llvm.func @other()
llvm.mlir.global external @g(1 : i32) {alignment = 4294967296 : i64} : i32

//--- guards.value
llvm.func @other()
llvm.func @f() attributes {passthrough = [["stack-protector-buffer-size", "x"]]} { llvm.return }

//--- jumptable.mlir
llvm.func @other()
func.func @f() attributes {passthrough = ["jumptable"]} { return }

//--- number.value
llvm.func @other()
func.func @f() attributes {passthrough = [["stack-probe-size", "x"]]} { return }

//--- optnone.mlir
llvm.func @other()
func.func @f() attributes {passthrough = ["optnone"]} { return }

//--- patch.value
llvm.func @other()
llvm.func @f() attributes {passthrough = [["patchable-function-entry", "65536"]]} { llvm.return }

//--- prefix.value
llvm.func @other()
llvm.func @f() attributes {passthrough = [["patchable-function-prefix", "4294967295"]]} { llvm.return }

//--- personality.mlir
llvm.func @other()
llvm.func @f() attributes {personality = @nope} { llvm.return }

//--- registers.value
llvm.func @other()
func.func @f() attributes {passthrough = [["zero-call-used-regs", "foo"]]} { return }

//--- result.mlir
llvm.func @other()
llvm.func @f() -> !llvm.metadata

//--- variable.mlir
llvm.func @other()
llvm.mlir.global external @"g h"(1 : i32) {alignment = 1099511627776 : i64} : i32

//--- sizeless.mlir
llvm.func @other()
llvm.func @f(%n: i32) { %p = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr  llvm.return }

//--- unknown-intrinsic.mlir
llvm.func @other()
llvm.func @f() { llvm.call_intrinsic "llvm.nope"() : () -> ()  llvm.return }

//--- void.mlir
llvm.func @other()
llvm.func @f(!llvm.void)

//--- collector
func.func @f() attributes {garbageCollector = "foo"} { return }

//--- assembly
llvm.func @first() { llvm.inline_asm "nop", "" : () -> ()  llvm.return }
llvm.func @f() {
  llvm.inline_asm "nop", "" : () -> ()
  llvm.inline_asm "no_such_instruction", "" : () -> ()
  llvm.return
}

//--- constraint
llvm.func @other()
llvm.func @f() -> i32 {
  %0 = llvm.inline_asm "nop", "={bogus}" : () -> i32
  llvm.return %0 : i32
}

//--- fine
func.func @f() attributes {garbageCollector = "erlang", denormal_fp_math = "ieee,preserve-sign",
    passthrough = [["zero-call-used-regs", "used-gpr"], ["stack-probe-size", "4096"], ["patchable-function-entry", "65535"]]} { return }
llvm.mlir.global external @aligned(1 : i32) {alignment = 16777216 : i64} : i32
llvm.mlir.global external @elsewhere() {alignment = 4294967296 : i64} : i32
llvm.func @g() { llvm.inline_asm "nop", "" : () -> ()  llvm.return }
