// RUN: %check %s
// OPERATION: memref.alloca
// A negative size of a stack allocation.
func.func @f(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloca(%n) : memref<2x?xi8>  // TRAP: negative-size
  %r = memref.dim %m, %c1 : memref<2x?xi8>
  return %r : index
}
// CALL: @f(-1) -> trap(negative-size)
// CALL: @f(3) -> 3
