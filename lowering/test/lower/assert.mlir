// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s

// CHECK-DAG: llvm.mlir.global private constant @[[$T0:assert_text_[0-9]+]]("one\00")
// CHECK-DAG: llvm.mlir.global private constant @[[$T1:assert_text_[0-9]+]]("two\00")
// CHECK-DAG: llvm.func @puts(!llvm.ptr) -> i32
// CHECK-DAG: llvm.func @abort()

// The name is the user's.
func.func private @assert_text_0()

// CHECK-LABEL: llvm.func @f
// CHECK-SAME: %[[C:.*]]: i1
func.func @f(%c: i1) {
  // CHECK: llvm.cond_br %[[C]], ^{{.*}}, ^[[FAIL:.*]]
  cf.assert %c, "one"
  cf.assert %c, "two"
  cf.assert %c, "one"
  // CHECK: llvm.return
  // CHECK: ^[[FAIL]]:
  // CHECK: %[[A:.*]] = llvm.mlir.addressof @[[$T0]]
  // CHECK: llvm.call @puts(%[[A]])
  // CHECK: llvm.call @abort()
  // CHECK: llvm.unreachable
  return
}
