// RUN: %check %s
// CLAUSE: XLATE-17
// The description of memref.global: one that is private and has no value declares a variable of another module.
memref.global "private" @elsewhere : memref<4xi32>
func.func @f() -> index {
  %0 = memref.get_global @elsewhere : memref<4xi32>
  %c0 = arith.constant 0 : index
  %1 = memref.dim %0, %c0 : memref<4xi32>
  return %1 : index
}
// CHECK: llvm.mlir.global external @elsewhere() {{{[^{}]*}}} : !llvm.array<4 x i32>{{$}}
