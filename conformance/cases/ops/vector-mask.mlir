// RUN: %check %s
// vector.mask: the operation inside runs for the enabled lanes only; the others come from the pass-through.
func.func @sum(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> i32 {
  %r = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
func.func @least(%v: vector<4xi8>, %k: vector<4xi1>) -> i8 {
  %r = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %r : i8
}
func.func @float_sum(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> f32 {
  %r = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
func.func @read(%m: memref<?xi32>, %i: index, %p: i32, %k: vector<4xi1>) -> vector<4xi32> {
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
func.func @write(%v: vector<4xi32>, %m: memref<?xi32>, %i: index, %k: vector<4xi1>) {
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xi32>, memref<?xi32> } : vector<4xi1>
  return
}
func.func @rows(%v: vector<2x3xi32>, %k: vector<2x3xi1>, %a: vector<2xi32>) -> vector<2xi32> {
  %r = vector.mask %k { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
// CALL: @sum([1, 2, 3, 4], [true, false, false, true], 100) -> 105
// CALL: @sum([1, 2, 3, 4], [false, false, false, false], 100) -> 100
// CALL: @least([5, -9, 7, 1], [true, false, true, true]) -> 1
// CALL: @float_sum([0.5, 8.0, 0.25, 4.0], [true, false, true, false], 1.0) -> 1.75
// CALL: @float_sum([nan, 8.0, 0.25, 4.0], [true, false, true, false], 1.0) -> nan
// CALL: @float_sum([inf, 8.0, 0.25, 4.0], [true, false, true, false], 1.0) -> inf
// CALL: @float_sum([-0.0, -0.0, -0.0, -0.0], [true, false, true, false], -0.0) -> -0.0
// CALL: @read(memref<sizes=[3] data=[1,2,3]>, 0, 9, [true, false, true, true]) -> [1, 9, 3, 9]
// CALL: @write([91, 92, 93, 94], memref<sizes=[4] data=[1,2,3,4]>, 1, [true, false, true, true]) -> () after arg1=[1,91,3,93]
// CALL: @rows([1, 2, 3, 4, 5, 6], [true, false, true, false, false, true], [10, 20]) -> [14, 26]
// CALL-RANDOM: @sum count=50 seed=1
// CALL-RANDOM: @least count=50 seed=2
// CALL-RANDOM: @float_sum count=50 seed=3
// CALL-RANDOM: @read(memref<sizes=[N]>, 0..N, _, _) N=0..6 count=50 seed=4
// CALL-RANDOM: @write(_, memref<sizes=[N]>, 0..N, _) N=0..6 count=50 seed=5
// CALL-RANDOM: @rows count=50 seed=6
