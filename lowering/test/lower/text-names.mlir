// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-cf-to-llvm --lower-func-to-llvm --lower-vector-to-llvm --lower-reconcile-casts %s | FileCheck %s
// RUN: memref-cts-opt --lower-vector-to-llvm --lower-func-to-llvm --lower-cf-to-llvm --lower-reconcile-casts %s | FileCheck %s
// The texts of asserts and of prints have the same names in every order of passes, and inside of a
// module, too. What is in use has another.

// CHECK-DAG: llvm.mlir.global private constant @assert_text_0("fails\00")
// CHECK-DAG: llvm.mlir.global private constant @print_text_0("one\00")
// CHECK-DAG: llvm.mlir.global private constant @print_text_2("fails\00")
func.func @f(%c: i1) {
  vector.print str "one"
  cf.assert %c, "fails"
  vector.print str "fails"
  return
}
func.func private @print_text_1()
// CHECK: module @inner
// CHECK-DAG: llvm.mlir.global private constant @assert_text_0("in\00")
// CHECK-DAG: llvm.mlir.global private constant @print_text_0("in\00")
module @inner {
  func.func @g(%c: i1) {
    cf.assert %c, "in"
    vector.print str "in"
    return
  }
}
