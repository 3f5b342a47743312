// RUN: %check %s
// CLAUSE: CALL-RANKED-01
// The first use of the argument is a loop header that the entry branches to.
func.func @sum(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %t = arith.addi %s, %v : i32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %t : index, i32)
^end:
  return %s : i32
}
// CALL: @sum(memref<sizes=[4] strides=[2] offset=3 data=[1,20,300,4000]>) -> 4321
// CALL: @sum(memref<sizes=[0] strides=[1] offset=0>) -> 0
// CALL-RANDOM: @sum(memref<sizes=[N] layout=positive>) N=1..6 count=20 seed=1
