// RUN: %check %s
// CLAUSE: XLATE-17
// A global without a value is a declaration: another module defines it. One that is uninitialised is defined.
memref.global @elsewhere : memref<2xi32>
memref.global @here : memref<2xi32> = uninitialized
func.func @f() -> index {
  %0 = memref.get_global @elsewhere : memref<2xi32>
  %1 = memref.get_global @here : memref<2xi32>
  %c0 = arith.constant 0 : index
  %2 = memref.dim %1, %c0 : memref<2xi32>
  return %2 : index
}
// CHECK-DAG: llvm.mlir.global external @elsewhere() {{{[^{}]*}}} : !llvm.array<2 x i32>{{$}}
// CHECK-DAG: llvm.mlir.global external @here() {{{[^{}]*}}} : !llvm.array<2 x i32> {{.}}
