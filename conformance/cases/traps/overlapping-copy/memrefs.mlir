// RUN: %check %s
// OPERATION: memref.copy
// The elements that are copied are memrefs, and the middle one is in source and target.
func.func @f(%k: memref<i8>, %o: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<4xmemref<i8>>
  memref.store %k, %t[%c0] : memref<4xmemref<i8>>
  memref.store %k, %t[%c1] : memref<4xmemref<i8>>
  %v = memref.subview %t[0] [2] [1] : memref<4xmemref<i8>> to memref<2xmemref<i8>, strided<[1]>>
  %w = memref.subview %t[%o] [2] [1] : memref<4xmemref<i8>> to memref<2xmemref<i8>, strided<[1], offset: ?>>
  memref.copy %v, %w : memref<2xmemref<i8>, strided<[1]>> to memref<2xmemref<i8>, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  %l = arith.addi %o, %c1 : index
  %m = memref.load %t[%l] : memref<4xmemref<i8>>
  %r = memref.load %m[] : memref<i8>
  return %r : i8
}
// CALL: @f(memref<data=[6]>, 1) -> trap(overlapping-copy)
// CALL: @f(memref<data=[6]>, 2) -> 6
