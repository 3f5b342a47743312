// RUN: encode-test %s | FileCheck %s
// Both families in one module; casts at the seam are kept where both sides are the same thing.

// CHECK-LABEL: func @source : (index) -> (index)
// CHECK: ^0([[V0:%[0-9]+]]: index):
func.func @source(%i: index) -> index {
  // CHECK: [[V1:%[0-9]+]]: i64 = castu [[V0]] : index
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  // CHECK: [[V2:%[0-9]+]]: i64 = add [[V1]], [[V1]] : i64
  %1 = llvm.add %0, %0 : i64
  // CHECK: [[V3:%[0-9]+]]: index = castu [[V2]] : i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to index
  // CHECK: [[V4:%[0-9]+]]: index = castu [[V3]] : index
  %p = builtin.unrealized_conversion_cast %2 : index to index
  // CHECK: return [[V4]]
  return %p : index
}
// CHECK-LABEL: func @lowered : (i64) -> (i64) llvm
// CHECK: ^0([[V0:%[0-9]+]]: i64):
llvm.func @lowered(%i: i64) -> i64 {
  // CHECK: [[V1:%[0-9]+]]: index = castu [[V0]] : i64
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  // CHECK: [[V2:%[0-9]+]]: index = add [[V1]], [[V1]] : index
  %1 = arith.addi %0, %0 : index
  // CHECK: [[V3:%[0-9]+]]: i64 = castu [[V2]] : index
  %2 = builtin.unrealized_conversion_cast %1 : index to i64
  // CHECK: return [[V3]]
  llvm.return %2 : i64
}
