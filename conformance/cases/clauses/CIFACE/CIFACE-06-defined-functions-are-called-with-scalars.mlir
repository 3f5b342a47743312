// RUN: %check %s
// CLAUSE: CIFACE-06
// The wrapper unpacks each descriptor and calls the original, each memref from its own pointer.
func.func @between(%a: memref<?xi32>, %i: index, %b: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %x = memref.load %a[%i] : memref<?xi32>
  %y = memref.load %b[%i] : memref<?xi32>
  %d = arith.subi %x, %y : i32
  return %d : i32
}
// CHECK-LABEL: llvm.func @_mlir_ciface_between(
// CHECK: llvm.call @between({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
// CALL: @between(memref<sizes=[3] data=[100,200,300]>, 1, memref<sizes=[2] data=[4,50]>) -> 150
// CALL-RANDOM: @between(memref<sizes=[3]>, 0..1, memref<sizes=[2]>) count=10 seed=1
