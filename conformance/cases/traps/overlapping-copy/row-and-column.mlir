// RUN: %check %s
// OPERATION: memref.copy
// A row is copied to a column that crosses it in one element.
func.func @f(%m: memref<3x3xi16>, %r: index) {
  %v = memref.subview %m[0, 0] [1, 2] [1, 1] : memref<3x3xi16> to memref<2xi16, strided<[1]>>
  %w = memref.subview %m[%r, 1] [2, 1] [1, 1] : memref<3x3xi16> to memref<2xi16, strided<[3], offset: ?>>
  memref.copy %v, %w : memref<2xi16, strided<[1]>> to memref<2xi16, strided<[3], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8,9]>, 0) -> trap(overlapping-copy)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8,9]>, 1) -> () after arg0=[1,2,3,4,1,6,7,2,9]
