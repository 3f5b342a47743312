// RUN: %check %s
// CLAUSE: CIFACE-01
// OPTIONS: emit-c-wrappers=true
// The option asks for the wrappers of all functions.
func.func @f(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  return %n : index
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
// CHECK-DAG: llvm.func @_mlir_ciface_f(%{{[^,]*}}: !llvm.ptr) -> i64
// CHECK-DAG: llvm.func @_mlir_ciface_g(%{{[^,]*}}: i32) -> i32
// CALL: @f(memref<sizes=[3] data=[1,2,3]>) -> 3
// CALL: @g(5) -> 5
