// RUN: %check %s
// CLAUSE: LIFE-11
// An unranked argument that comes straight back describes the caller's view and is a copy all the same: both can be used.
func.func private @same(%u: memref<*xi32>) -> memref<*xi32> {
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %v: i32) -> (i32, i32, memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %w = call @same(%u) : (memref<*xi32>) -> memref<*xi32>
  %a = memref.cast %u : memref<*xi32> to memref<?xi32>
  %b = memref.cast %w : memref<*xi32> to memref<?xi32>
  memref.store %v, %b[%c1] : memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  %y = memref.load %a[%c1] : memref<?xi32>
  %d = memref.cast %w : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  return %x, %y, %d : i32, i32, memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[2] data=[3,4]>, 9) -> 3, 9, memref<sizes=[2] strides=[1] offset=0 data=[3,9] buffer=arg0> after arg0=[3,9]
// CALL: @f(memref<sizes=[4] lead=64 data=[3,4,-500000,6]>, -9000000) -> 3, -9000000, memref<sizes=[4] strides=[1] offset=0 buffer=arg0> after arg0=[3,-9000000,-500000,6]
// CALL-RANDOM: @f(memref<sizes=[N]>, _) N=2..5 count=10 seed=1
