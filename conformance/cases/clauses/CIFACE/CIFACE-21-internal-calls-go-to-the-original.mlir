// RUN: %check %s
// CLAUSE: CIFACE-21
// A call inside the module names the original.
func.func @f(%m: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}
func.func @g(%m: memref<?xf32>) {
  call @f(%m) : (memref<?xf32>) -> ()
  return
}
// CHECK-NOT: llvm.call @_mlir_ciface_f(
// CHECK-LABEL: llvm.func @g(
// CHECK-NOT: llvm.call @_mlir_ciface_f(
// CHECK: llvm.call @f(
// CHECK-NOT: llvm.call @_mlir_ciface_f(
