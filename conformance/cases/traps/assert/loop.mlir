// RUN: %check %s
// OPERATION: cf.assert
// The assertion holds for the first elements of a memref and fails for the third: cf.assert.
func.func @f(%m: memref<?xi8>, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  cf.br ^head(%c0, %z : index, i8)
^head(%i: index, %last: i8):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %x = memref.load %m[%i] : memref<?xi8>
  %up = arith.cmpi sge, %x, %last : i8
  cf.assert %up, "the elements do not decrease"  // TRAP: assert
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %x : index, i8)
^end:
  return %last : i8
}
// CALL: @f(memref<sizes=[4] data=[1,5,4,9]>, 3) -> trap(assert)
// CALL: @f(memref<sizes=[4] data=[1,5,4,9]>, 2) -> 5
