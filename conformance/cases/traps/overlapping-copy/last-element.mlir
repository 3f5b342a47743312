// RUN: %check %s
// OPERATION: memref.copy
// The last element of the source is the first one of the target.
func.func @f(%m: memref<8xf64>, %o: index) {
  %v = memref.subview %m[0] [4] [1] : memref<8xf64> to memref<4xf64, strided<[1]>>
  %w = memref.subview %m[%o] [4] [1] : memref<8xf64> to memref<4xf64, strided<[1], offset: ?>>
  memref.copy %v, %w : memref<4xf64, strided<[1]>> to memref<4xf64, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 3) -> trap(overlapping-copy)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 4) -> () after arg0=[1,2,3,4,1,2,3,4]
