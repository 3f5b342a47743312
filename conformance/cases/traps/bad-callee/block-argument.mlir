// RUN: %check %s
// OPERATION: func.call_indirect
// The callee comes over an edge, one of which carries poison; the memref passed with it is not touched: func.call_indirect.
func.func private @first(%m: memref<?xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<?xi8>
  return %r : i8
}
func.func @f(%s: i32, %m: memref<?xi8>) -> i8 {
  %g = constant @first : (memref<?xi8>) -> i8
  %p = ub.poison : (memref<?xi8>) -> i8
  cf.switch %s : i32, [
    default: ^go(%g : (memref<?xi8>) -> i8),
    7: ^go(%p : (memref<?xi8>) -> i8)
  ]
^go(%h: (memref<?xi8>) -> i8):
  %r = call_indirect %h(%m) : (memref<?xi8>) -> i8  // TRAP: bad-callee
  return %r : i8
}
// CALL: @f(7, memref<sizes=[2] data=[4,5]>) -> trap(bad-callee)
// CALL: @f(8, memref<sizes=[2] data=[4,5]>) -> 4
