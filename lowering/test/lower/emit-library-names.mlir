// RUN: split-file %s %t
// RUN: sh -c 'for level in 0 2; do memref-cts-opt --emit=object -O$level --mlir-print-op-on-diagnostic=false --target=x86_64-linux-gnu %t/taken.mlir -o %t.o; test $? = 1 || exit 9; done' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: sh -c 'for target in x86_64-apple-darwin i386-linux-gnu; do memref-cts-opt --emit=object --mlir-print-op-on-diagnostic=false --target=$target %t/narrow.mlir -o %t.o; test $? = 1 || exit 9; done' 2>&1 | FileCheck %s --check-prefix=OTHERS --implicit-check-not=error:
// RUN: memref-cts-opt --emit=object -O0 %t/own.mlir -o %t/own0.o
// RUN: memref-cts-opt --emit=object -O2 %t/own.mlir -o %t/own2.o
// RUN: gcc %t/main.c %t/own0.o -lm -o %t/own0
// RUN: %t/own0
// RUN: gcc %t/main.c %t/own2.o -lm -o %t/own2
// RUN: %t/own2
// Functions with names of C's library. What code generation would call, and so get to a function of the module, which keeps its name, is
// an error. Where nobody else can refer to it, it is renamed. Calls of functions of the module are not what C says of the name.

// CHECK: taken.mlir:1:1: error: the module defines '@__divti3', but code for 'x86_64-unknown-linux-gnu' calls the function '__divti3' of a library
// CHECK: taken.mlir:11:1: error: the module defines '@atan2', but code for 'x86_64-unknown-linux-gnu' calls the function 'atan2' of a library
// CHECK: taken.mlir:2:1: error: the module defines '@exp', but code for 'x86_64-unknown-linux-gnu' calls the function 'exp' of a library
// CHECK: taken.mlir:6:1: error: the module defines '@memcpy', but code for 'x86_64-unknown-linux-gnu' calls the function 'memcpy' of a library
// CHECK: error: the module defines '@__divti3', but
// CHECK: error: the module defines '@atan2', but
// CHECK: error: the module defines '@exp', but
// CHECK: error: the module defines '@memcpy', but

// OTHERS: narrow.mlir:5:1: error: the module defines '@expf', but code for 'x86_64-apple-darwin' calls
// OTHERS: narrow.mlir:1:1: error: the module defines '@__divdi3', but code for 'i386-unknown-linux-gnu' calls
// OTHERS: narrow.mlir:5:1: error: the module defines '@expf', but code for 'i386-unknown-linux-gnu' calls

//--- narrow.mlir
func.func @__divdi3(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}
func.func @expf(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

//--- taken.mlir
memref.global @__divti3 : memref<4xi32> = uninitialized
func.func @exp(%x: f64) -> f64 {
  %0 = math.exp %x : f64
  return %0 : f64
}
func.func @memcpy(%m: memref<?xi8>, %n: memref<?xi8>) {
  memref.copy %m, %n : memref<?xi8> to memref<?xi8>
  return
}

func.func @atan2(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %x, %y : complex<f32>
  return %0 : complex<f32>
}
func.func @quotient(%a: i128, %b: i128) -> i128 {
  %0 = arith.divsi %a, %b : i128
  return %0 : i128
}

//--- own.mlir
// Not the tangent; no code of the module needs that.
func.func @tan(%x: f64) -> f64 attributes {no_inline} {
  %c = arith.constant 1.0 : f64
  %0 = arith.addf %x, %c : f64
  return %0 : f64
}
func.func @use_tan() -> f64 {
  %c = arith.constant 0.0 : f64
  %0 = call @tan(%c) : (f64) -> f64
  return %0 : f64
}
llvm.func internal @exp(%x: f64) -> f64 attributes {no_inline} {
  %0 = llvm.intr.exp(%x) : (f64) -> f64
  llvm.return %0 : f64
}
func.func @use_exp(%x: f64) -> f64 {
  %0 = llvm.call @exp(%x) : (f64) -> f64
  return %0 : f64
}

//--- main.c
#include <math.h>
double use_tan(void), use_exp(double);
int main(void) {
  volatile double one = 1;
  return use_tan() == 1 && use_exp(one) == exp(one) ? 0 : 1;
}
