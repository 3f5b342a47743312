// RUN: sh -c 'memref-cts-opt --lower-reconcile-casts --split-input-file --mlir-print-op-on-diagnostic=false %s; test $? = 1' 2>&1 | FileCheck %s --check-prefix=RECONCILE
// RUN: sh -c 'memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s; test $? = 1' 2>&1 | FileCheck %s
// Casts of the input that do not cancel out: one error per pair of types, in the
// order of the module, before anything is changed.

// CHECK-NOT: error:
// CHECK: casts.mlir:[[#@LINE+5]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op from i32 to i16 cannot be resolved: {{.*}} (and 2 more of this)
// CHECK-NOT: error:
// CHECK: casts.mlir:[[#@LINE+7]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op from memref<4xf32> to i16 cannot be resolved
// CHECK-NOT: error:
func.func @f(%a: i32, %b: memref<4xf32>, %c: index) -> (i16, i16, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i16
  %1 = builtin.unrealized_conversion_cast %a : i32 to i16
  %2 = arith.addi %0, %1 : i16
  %3 = builtin.unrealized_conversion_cast %b : memref<4xf32> to f32
  %4 = builtin.unrealized_conversion_cast %3 : f32 to i16
  %5 = builtin.unrealized_conversion_cast %c : index to f32
  %6 = builtin.unrealized_conversion_cast %5 : f32 to i64
  %7 = builtin.unrealized_conversion_cast %a : i32 to f64
  // Goes back and forth, but starts elsewhere.
  %8 = builtin.unrealized_conversion_cast %a : i32 to i16
  %9 = builtin.unrealized_conversion_cast %8 : i16 to f64
  %10 = builtin.unrealized_conversion_cast %9 : f64 to i16
  llvm.call @g(%10) : (i16) -> ()
  return %2, %4, %6 : i16, i16, i64
}
llvm.func @g(i16)

// -----

// Two casts that other passes left.
// RECONCILE-NOT: error:
// RECONCILE: casts.mlir:[[#@LINE+6]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op cannot be resolved: index had 32 bits in one pass and 64 in another (and 1 more of this)
// RECONCILE-NOT: error:
// CHECK: casts.mlir:[[#@LINE+3]]:{{.*}}: error: 'builtin.unrealized_conversion_cast' op is of a conversion where index has 32 bits, but here it has 64
// CHECK-NOT: error:
llvm.func @g(%a: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  %2 = builtin.unrealized_conversion_cast %a : i32 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i64
  %4 = llvm.add %1, %3 : i64
  llvm.return %4 : i64
}
