// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.type_cast where elements lie one behind the other, however the layout says that; and to the only row, which has no gap behind it.
func.func @only_row(%m: memref<1x7xi32>, %i: index) -> vector<7xi32> {
  %c = vector.type_cast %m : memref<1x7xi32> to memref<1xvector<7xi32>>
  %r = memref.load %c[%i] : memref<1xvector<7xi32>>
  return %r : vector<7xi32>
}
func.func @only_row_inside(%m: memref<1x1x3xf32>, %v: vector<1x3xf32>) {
  %c0 = arith.constant 0 : index
  %c = vector.type_cast %m : memref<1x1x3xf32> to memref<1xvector<1x3xf32>>
  memref.store %v, %c[%c0] : memref<1xvector<1x3xf32>>
  return
}
func.func @map(%m: memref<4xi32, affine_map<(i) -> (i)>>) -> vector<4xi32> {
  %c = vector.type_cast %m : memref<4xi32, affine_map<(i) -> (i)>> to memref<vector<4xi32>>
  %r = memref.load %c[] : memref<vector<4xi32>>
  return %r : vector<4xi32>
}
func.func @linear(%m: memref<2x4xi32, affine_map<(i, j) -> (i * 4 + j)>>) -> vector<2x4xi32> {
  %c = vector.type_cast %m : memref<2x4xi32, affine_map<(i, j) -> (i * 4 + j)>> to memref<vector<2x4xi32>>
  %r = memref.load %c[] : memref<vector<2x4xi32>>
  return %r : vector<2x4xi32>
}
func.func @strided(%m: memref<2x4xi32, strided<[4, 1]>>, %i: index) -> vector<4xi32> {
  %c = vector.type_cast %m : memref<2x4xi32, strided<[4, 1]>> to memref<2xvector<4xi32>, strided<[1]>>
  %r = memref.load %c[%i] : memref<2xvector<4xi32>, strided<[1]>>
  return %r : vector<4xi32>
}
// CALL: @only_row(memref<sizes=[1,7] bytes=32 data=[1,2,3,4,5,6,7] align=32>, 0) -> [1, 2, 3, 4, 5, 6, 7]
// CALL: @only_row_inside(memref<sizes=[1,1,3] bytes=16 data=[1,2,3] align=16>, [4.0, 5.0, 6.0]) -> () after arg0=[4,5,6]
// CALL: @map(memref<data=[1,2,3,4] align=16>) -> [1, 2, 3, 4]
// CALL: @linear(memref<data=[1,2,3,4,5,6,7,8] align=32>) -> [1, 2, 3, 4, 5, 6, 7, 8]
// CALL: @strided(memref<data=[1,2,3,4,5,6,7,8] align=16>, 1) -> [5, 6, 7, 8]
// CALL-RANDOM: @linear(memref<align=32>) count=20 seed=1
// CALL-RANDOM: @strided(memref<align=16>, 0..1) count=20 seed=2
