// RUN: %check %s
// memref.distinct_objects of two halves of one buffer: they share no element, and accesses of one half may meet each other.
func.func @halves(%m: memref<4xi32>, %i: index, %j: index, %a: i32, %b: i32) -> (i32, i32) {
  %low = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %high = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %0, %1 = memref.distinct_objects %low, %high : memref<2xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: 2>>
  memref.store %a, %0[%i] : memref<2xi32, strided<[1]>>
  memref.store %b, %0[%j] : memref<2xi32, strided<[1]>>
  %r = memref.load %0[%i] : memref<2xi32, strided<[1]>>
  %s = memref.load %1[%i] : memref<2xi32, strided<[1], offset: 2>>
  return %r, %s : i32, i32
}
// CALL: @halves(memref<data=[1,2,3,4]>, 1, 1, 7, 8) -> 8, 4 after arg0=[1,8,3,4]
// CALL: @halves(memref<data=[1,2,3,4]>, 0, 1, 7, 8) -> 7, 3 after arg0=[7,8,3,4]
// CALL-RANDOM: @halves(memref<>, 0..1, 0..1, _, _) count=20
