// RUN: %check %s
// OPERATION: memref.cast
// The caller loses the rank, the callee claims another one.
func.func private @first(%u: memref<*xi16>) -> i16 {
  %c0 = arith.constant 0 : index
  %m = memref.cast %u : memref<*xi16> to memref<?xi16>  // TRAP: rank-mismatch
  %r = memref.load %m[%c0] : memref<?xi16>
  return %r : i16
}
func.func @f(%m: memref<2x2xi16>) -> i16 {
  %u = memref.cast %m : memref<2x2xi16> to memref<*xi16>
  %r = call @first(%u) : (memref<*xi16>) -> i16
  return %r : i16
}
func.func @row(%m: memref<2x2xi16>) -> i16 {
  %v = memref.subview %m[1, 0] [1, 2] [1, 1] : memref<2x2xi16> to memref<2xi16, strided<[1], offset: 2>>
  %w = memref.reinterpret_cast %v to offset: [0], sizes: [2], strides: [1] : memref<2xi16, strided<[1], offset: 2>> to memref<2xi16>
  %u = memref.cast %w : memref<2xi16> to memref<*xi16>
  %r = call @first(%u) : (memref<*xi16>) -> i16
  return %r : i16
}
// CALL: @f(memref<data=[1,2,3,4]>) -> trap(rank-mismatch)
// CALL: @row(memref<data=[1,2,3,4]>) -> 1
