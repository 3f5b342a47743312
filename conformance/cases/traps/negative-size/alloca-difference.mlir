// RUN: %check %s
// OPERATION: memref.alloca
// The size of the stack memory is a difference that a helper computes the wrong way round: memref.alloca.
func.func private @length(%from: index, %to: index) -> index {
  %r = arith.subi %to, %from : index
  return %r : index
}
func.func @f(%from: index, %to: index) -> index {
  %c0 = arith.constant 0 : index
  %n = call @length(%from, %to) : (index, index) -> index
  %m = memref.alloca(%n) : memref<?xi32>  // TRAP: negative-size
  %r = memref.dim %m, %c0 : memref<?xi32>
  return %r : index
}
// CALL: @f(5, 3) -> trap(negative-size)
// CALL: @f(5, 5) -> 0
// CALL: @f(3, 5) -> 2
