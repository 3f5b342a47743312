// RUN: %check %s
// CLAUSE: DESC-RANKED-16
// A layout map that is linear is a strided layout: d0 * 5 + d1 * 2 + 1.
#map = affine_map<(d0, d1) -> (d0 * 5 + d1 * 2 + 1)>
func.func @at(%m: memref<2x3xi32, #map>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<2x3xi32, #map>
  return %r : i32
}
func.func @id(%m: memref<2x3xi32, #map>) -> memref<2x3xi32, #map> {
  return %m : memref<2x3xi32, #map>
}
// CHECK: llvm.func @id({{.*}}) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 1, 2) -> 12
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 1, 0) -> 10
// CALL: @at(memref<data=[0,1,2,10,11,12]>, 0, 1) -> 1
// CALL: @id(memref<data=[0,1,2,10,11,12]>) -> memref<sizes=[2,3] strides=[5,2] offset=1>
// CALL-RANDOM: @at(_, 0..N-1, 0..N-1) N=1..2 count=40 seed=11
