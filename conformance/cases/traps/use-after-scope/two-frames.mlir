// RUN: %check %s
// OPERATION: memref.load
// The memory of the outer callee is still there while the inner one works on it, and gone when both have returned.
func.func private @inner(%m: memref<2xi8>, %a: i8) -> memref<2xi8> {
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c1] : memref<2xi8>
  return %m : memref<2xi8>
}
func.func private @outer(%a: i8) -> (i8, memref<2xi8>) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi8>
  %k = call @inner(%m, %a) : (memref<2xi8>, i8) -> memref<2xi8>
  %r = memref.load %k[%c1] : memref<2xi8>
  return %r, %k : i8, memref<2xi8>
}
func.func @f(%a: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %x:2 = call @outer(%a) : (i8) -> (i8, memref<2xi8>)
  %r = memref.load %x#1[%c1] : memref<2xi8>  // TRAP: use-after-scope
  return %r : i8
}
func.func @value(%a: i8) -> i8 {
  %x:2 = call @outer(%a) : (i8) -> (i8, memref<2xi8>)
  return %x#0 : i8
}
// CALL: @f(9) -> trap(use-after-scope)
// CALL: @value(9) -> 9
