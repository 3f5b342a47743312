// RUN: %check %s
// OPERATION: memref.load
// The index doubles each time round the loop and overflows in the last; the comparison that ends the loop is another one.
func.func @f(%m: memref<?xi16>, %n: i8) -> i16 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  cf.br ^head(%zero, %one : i8, i8)
^head(%i: i8, %x: i8):
  %go = arith.cmpi ult, %i, %n : i8
  cf.cond_br %go, ^body, ^end
^body:
  %j = arith.addi %i, %one : i8
  %y = arith.addi %x, %x overflow<nuw> : i8
  cf.br ^head(%j, %y : i8, i8)
^end:
  %l = arith.index_castui %x : i8 to index
  %r = memref.load %m[%l] : memref<?xi16>  // TRAP: poison-access
  return %r : i16
}
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5]>, 8) -> trap(poison-access)
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5]>, 2) -> 5
