// RUN: %check %s
// CLAUSE: LIFE-08
// Unranked results: several at once, of different ranks, an argument handed back, a result passed on through a second function.
func.func private @two(%m: memref<?xi32>, %k: memref<2x?xi64>) -> (memref<*xi64>, i8, memref<*xi32>) {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %v = memref.cast %k : memref<2x?xi64> to memref<*xi64>
  %c = arith.constant 77 : i8
  return %v, %c, %u : memref<*xi64>, i8, memref<*xi32>
}
func.func @use_two(%m: memref<?xi32>, %k: memref<2x?xi64>) -> (index, index, i8, i32, i64) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %r:3 = call @two(%m, %k) : (memref<?xi32>, memref<2x?xi64>) -> (memref<*xi64>, i8, memref<*xi32>)
  %s:3 = call @two(%m, %k) : (memref<?xi32>, memref<2x?xi64>) -> (memref<*xi64>, i8, memref<*xi32>)
  %a = memref.rank %r#0 : memref<*xi64>
  %b = memref.rank %s#2 : memref<*xi32>
  %x = memref.cast %r#2 : memref<*xi32> to memref<?xi32>
  %y = memref.cast %s#0 : memref<*xi64> to memref<2x?xi64>
  %v = memref.load %x[%c0] : memref<?xi32>
  %w = memref.load %y[%c1, %c0] : memref<2x?xi64>
  return %a, %b, %s#1, %v, %w : index, index, i8, i32, i64
}
func.func private @same(%u: memref<*xi32>) -> memref<*xi32> {
  return %u : memref<*xi32>
}
func.func private @twice(%u: memref<*xi32>) -> memref<*xi32> {
  %a = call @same(%u) : (memref<*xi32>) -> memref<*xi32>
  %b = call @same(%a) : (memref<*xi32>) -> memref<*xi32>
  return %b : memref<*xi32>
}
func.func @handed_back(%u: memref<*xi32>) -> (memref<*xi32>, index) {
  %a = call @twice(%u) : (memref<*xi32>) -> memref<*xi32>
  %r = memref.rank %a : memref<*xi32>
  return %a, %r : memref<*xi32>, index
}
func.func @fresh(%n: index) -> memref<*xf32> {
  %m = memref.alloc(%n) : memref<?x3xf32>
  %u = memref.cast %m : memref<?x3xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
// CALL: @use_two(memref<sizes=[2] data=[5,6]>, memref<sizes=[2,1] data=[7,-8]>) -> 2, 1, 77, 5, -8
// CALL: @handed_back(memref<* sizes=[2,2] strides=[-2,1] offset=2 data=[1,2,3,4]>) -> memref<* sizes=[2,2] strides=[-2,1] offset=2 data=[1,2,3,4]>, 2
// CALL: @handed_back(memref<* sizes=[] data=[9]>) -> memref<* sizes=[] data=[9]>, 0
// CALL: @handed_back(memref<* sizes=[1,1,1,1,1]>) -> memref<* sizes=[1,1,1,1,1]>, 5
// CALL: @fresh(2) -> memref<* sizes=[2,3]>
// CALL: @fresh(0) -> memref<* sizes=[0,3]>
// CALL-RANDOM: @use_two(memref<sizes=[M]>, memref<sizes=[2,N]>) M=1..4 N=1..4 count=40 seed=1
// CALL-RANDOM: @handed_back(_) count=40 seed=1
