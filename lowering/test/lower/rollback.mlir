// RUN: memref-cts-opt --lower-to-llvm %s > %t.without
// RUN: memref-cts-opt --lower-to-llvm=allow-pattern-rollback %s > %t.with
// RUN: diff %t.without %t.with
// RUN: memref-cts-opt --lower-memref-to-llvm=allow-pattern-rollback --lower-func-to-llvm=allow-pattern-rollback --lower-cf-to-llvm=allow-pattern-rollback --lower-arith-to-llvm=allow-pattern-rollback --lower-reconcile-casts %s | FileCheck %s --implicit-check-not=unrealized
// RUN: not memref-cts-opt --lower-to-llvm="allow-pattern-rollback index-bitwidth=24" %s 2>&1 | FileCheck %s --check-prefix=OPTION
// With and without rollback of patterns the result is the same; lower-orders
// compares the two on all cases.

// CHECK: llvm.func @memrefCopy
// CHECK: llvm.func @malloc
// CHECK-LABEL: llvm.func @f(
// OPTION: option index-bitwidth
func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>, %n: index, %c: i1) -> (memref<?x4xf32>, index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  cf.cond_br %c, ^a(%0 : memref<?x4xf32>), ^a(%m : memref<?x4xf32>)
^a(%x: memref<?x4xf32>):
  %one = arith.constant 1 : index
  %d = memref.dim %x, %one : memref<?x4xf32>
  %v = memref.cast %x : memref<?x4xf32> to memref<*xf32>
  memref.copy %u, %v : memref<*xf32> to memref<*xf32>
  return %x, %d : memref<?x4xf32>, index
}
