// RUN: %check %s
// OPERATION: func.func
// The inner size differs from the type, and so does the stride of rows; the row in question would be inside.
func.func @f(%m: memref<?x3xi16>, %j: index) -> i16 {  // TRAP: static-mismatch
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0, %j] : memref<?x3xi16>
  return %r : i16
}
// CALL: @f(memref<sizes=[2,4] strides=[4,1]>, 1) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1) -> 2
