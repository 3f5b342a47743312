// RUN: memref-cts-opt --lower-memref-to-llvm %s | FileCheck %s
// Where no block can be added, the runtime copies.

// CHECK-LABEL: func.func @in_loop
// CHECK: scf.for
// CHECK: llvm.intr.stacksave
// CHECK: llvm.call @memrefCopy
// CHECK: llvm.intr.stackrestore
func.func @in_loop(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  }
  return
}
