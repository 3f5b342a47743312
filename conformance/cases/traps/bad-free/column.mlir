// RUN: %check %s
// OPERATION: memref.dealloc
// A column of a transposed allocation is freed; it starts two elements late: memref.dealloc.
func.func @f(%i: index) -> index {
  %m = memref.alloc() : memref<3x2xi16>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<3x2xi16> to memref<2x3xi16, strided<[1, 2]>>
  %v = memref.subview %t[0, %i] [2, 1] [1, 1] : memref<2x3xi16, strided<[1, 2]>> to memref<2xi16, strided<[1], offset: ?>>
  memref.dealloc %v : memref<2xi16, strided<[1], offset: ?>>  // TRAP: bad-free
  return %i : index
}
func.func @whole(%i: index) -> index {
  %m = memref.alloc() : memref<3x2xi16>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<3x2xi16> to memref<2x3xi16, strided<[1, 2]>>
  %v = memref.subview %t[0, %i] [2, 1] [1, 1] : memref<2x3xi16, strided<[1, 2]>> to memref<2xi16, strided<[1], offset: ?>>
  memref.dealloc %m : memref<3x2xi16>
  return %i : index
}
// CALL: @f(1) -> trap(bad-free)
// CALL: @whole(1) -> 1
