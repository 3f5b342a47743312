// RUN: %check %s
// memref.dim with constant and run-time index on static, dynamic and unranked memrefs; memref.rank.
func.func @constant_index(%m: memref<?x4x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.dim %m, %c0 : memref<?x4x?xf32>
  %b = memref.dim %m, %c1 : memref<?x4x?xf32>
  %c = memref.dim %m, %c2 : memref<?x4x?xf32>
  return %a, %b, %c : index, index, index
}
func.func @runtime_index(%m: memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> index {
  %a = memref.dim %m, %i : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
  return %a : index
}
func.func @static_runtime_index(%m: memref<2x4x8xi8>, %i: index) -> index {
  %a = memref.dim %m, %i : memref<2x4x8xi8>
  return %a : index
}
func.func @unranked(%u: memref<*xi16>, %i: index) -> (index, index) {
  %a = memref.dim %u, %i : memref<*xi16>
  %r = memref.rank %u : memref<*xi16>
  return %a, %r : index, index
}
func.func @ranks(%a: memref<i8>, %b: memref<3x?xi8>, %u: memref<*xi8>) -> (index, index, index) {
  %x = memref.rank %a : memref<i8>
  %y = memref.rank %b : memref<3x?xi8>
  %z = memref.rank %u : memref<*xi8>
  return %x, %y, %z : index, index, index
}
// CALL: @constant_index(memref<sizes=[3,4,0]>) -> 3, 4, 0
// CALL: @runtime_index(memref<sizes=[3,4,5] strides=[-1,3,12] offset=2>, 0) -> 3
// CALL: @runtime_index(memref<sizes=[3,4,5]>, 1) -> 4
// CALL: @runtime_index(memref<sizes=[3,4,5]>, 2) -> 5
// CALL: @static_runtime_index(memref<>, 2) -> 8
// CALL: @unranked(memref<* sizes=[7,1,9,2]>, 2) -> 9, 4
// CALL: @unranked(memref<* sizes=[0]>, 0) -> 0, 1
// CALL: @ranks(memref<>, memref<sizes=[3,1]>, memref<* sizes=[]>) -> 0, 2, 0
// CALL-RANDOM: @constant_index(_) count=20 seed=1
// CALL-RANDOM: @runtime_index(_, 0..2) count=40 seed=1
// CALL-RANDOM: @static_runtime_index(_, 0..2) count=20 seed=1
// CALL-RANDOM: @unranked(memref<sizes=[A,B,C]>, 0..2) A=0..3 B=0..3 C=0..3 count=20 seed=1
