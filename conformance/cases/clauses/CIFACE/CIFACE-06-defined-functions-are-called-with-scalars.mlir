// RUN: %check %s
// CLAUSE: CIFACE-06
// The wrapper unpacks each descriptor and calls the original, each memref from its own pointer.
func.func @between(%a: memref<?xi32>, %i: index, %b: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %x = memref.load %a[%i] : memref<?xi32>
  %y = memref.load %b[%i] : memref<?xi32>
  %d = arith.subi %x, %y : i32
  return %d : i32
}
func.func @fields(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (index, index, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %rows, %columns, %x : index, index, i32
}
// CHECK-LABEL: llvm.func @_mlir_ciface_between(
// CHECK: llvm.call @between({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
// CALL: @between(memref<sizes=[3] data=[100,200,300]>, 1, memref<sizes=[2] data=[4,50]>) -> 150
// CALL: @fields(memref<sizes=[2,3] strides=[7,2] offset=5 data=[1,2,3,4,5,6]>, 1, 2) -> 2, 3, 6
// CALL-RANDOM: @between(memref<sizes=[3]>, 0..1, memref<sizes=[2]>) count=10 seed=1
// CALL-RANDOM: @fields(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
