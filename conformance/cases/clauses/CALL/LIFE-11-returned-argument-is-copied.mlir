// RUN: %check %s
// CLAUSE: LIFE-11
// An unranked argument that comes straight back describes the caller's view and is a copy all the same: both can be used.
func.func private @same(%u: memref<*xi32>) -> memref<*xi32> {
  return %u : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %w = call @same(%u) : (memref<*xi32>) -> memref<*xi32>
  %a = memref.cast %u : memref<*xi32> to memref<?xi32>
  %b = memref.cast %w : memref<*xi32> to memref<?xi32>
  memref.store %v, %b[%c1] : memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  %y = memref.load %a[%c1] : memref<?xi32>
  return %x, %y : i32, i32
}
// CALL: @f(memref<sizes=[2] data=[3,4]>, 9) -> 3, 9 after arg0=[3,9]
// CALL-RANDOM: @f(memref<sizes=[2]>, _) count=10 seed=1
