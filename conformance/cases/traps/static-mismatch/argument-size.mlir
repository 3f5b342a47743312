// RUN: %check %s
// OPERATION: func.func
// The descriptor that a caller passes disagrees with the static size of the type.
func.func @f(%m: memref<4xi8>, %i: index) -> i8 {  // TRAP: static-mismatch
  %r = memref.load %m[%i] : memref<4xi8>
  return %r : i8
}
// CALL: @f(memref<sizes=[5]>, 0) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 0) -> 1
