// RUN: encode-test %s | FileCheck %s
// Kinds that only the source program has: tf32 has no LLVM form.

func.func @constants() {
  // CHECK: tf32 = const 1.0 : tf32
  %0 = arith.constant 1.0 : tf32
  return
}
