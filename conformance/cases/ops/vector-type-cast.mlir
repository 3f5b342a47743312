// RUN: %check %s
// vector.type_cast: a contiguous memref, of numbers or of vectors, as one vector in the same memory.
func.func @whole(%m: memref<4xi32>) -> vector<4xi32> {
  %c = vector.type_cast %m : memref<4xi32> to memref<vector<4xi32>>
  %r = memref.load %c[] : memref<vector<4xi32>>
  return %r : vector<4xi32>
}
func.func @rows(%m: memref<2x2xf32>, %v: vector<2x2xf32>) {
  %c = vector.type_cast %m : memref<2x2xf32> to memref<vector<2x2xf32>>
  memref.store %v, %c[] : memref<vector<2x2xf32>>
  return
}
func.func @built(%a: i16, %b: i16) -> vector<2xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() {alignment = 4 : i64} : memref<2xi16>
  memref.store %a, %m[%c0] : memref<2xi16>
  memref.store %b, %m[%c1] : memref<2xi16>
  %c = vector.type_cast %m : memref<2xi16> to memref<vector<2xi16>>
  %r = memref.load %c[] : memref<vector<2xi16>>
  return %r : vector<2xi16>
}
func.func @of_rows(%m: memref<2xvector<3xf32>>) -> vector<2x3xf32> {
  %c = vector.type_cast %m : memref<2xvector<3xf32>> to memref<vector<2x3xf32>>
  %r = memref.load %c[] : memref<vector<2x3xf32>>
  return %r : vector<2x3xf32>
}
func.func @of_one_row(%m: memref<1xvector<3xi16>>) -> vector<1x3xi16> {
  %c = vector.type_cast %m : memref<1xvector<3xi16>> to memref<vector<1x3xi16>>
  %r = memref.load %c[] : memref<vector<1x3xi16>>
  return %r : vector<1x3xi16>
}
func.func @itself(%a: vector<3xf32>) -> vector<3xf32> {
  %m = memref.alloca() : memref<vector<3xf32>>
  memref.store %a, %m[] : memref<vector<3xf32>>
  %c = vector.type_cast %m : memref<vector<3xf32>> to memref<vector<3xf32>>
  %r = memref.load %c[] : memref<vector<3xf32>>
  return %r : vector<3xf32>
}
func.func @of_points(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() {alignment = 8 : i64} : memref<2xvector<f32>>
  memref.store %a, %m[%c0] : memref<2xvector<f32>>
  memref.store %b, %m[%c1] : memref<2xvector<f32>>
  %c = vector.type_cast %m : memref<2xvector<f32>> to memref<vector<2xf32>>
  %r = memref.load %c[] : memref<vector<2xf32>>
  return %r : vector<2xf32>
}
// CALL: @whole(memref<data=[1,2,3,4] align=16>) -> [1, 2, 3, 4]
// CALL: @rows(memref<data=[1,2,3,4] align=16>, [5.0, 6.0, 7.0, 8.0]) -> () after arg0=[5,6,7,8]
// CALL: @built(7, -8) -> [7, -8]
// CALL-RANDOM: @whole(memref<align=16>) count=20 seed=1
// CALL-RANDOM: @rows(memref<align=16>, _) count=20 seed=2
// CALL-RANDOM: @built count=20 seed=3
// CALL-RANDOM: @of_rows(memref<align=16>) count=20 seed=4
// CALL-RANDOM: @of_one_row(memref<align=8>) count=20 seed=5
// CALL-RANDOM: @itself count=20 seed=6
// CALL-RANDOM: @of_points count=20 seed=7
