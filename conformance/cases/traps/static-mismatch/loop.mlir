// RUN: %check %s
// OPERATION: memref.cast
// The window shrinks each time round, and the cast in the loop claims one size for all of them.
func.func @f(%m: memref<4xi8>, %n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i8
  cf.br ^head(%c0, %zero : index, i8)
^head(%i: index, %sum: i8):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %size = arith.subi %c4, %i : index
  %v = memref.subview %m[0] [%size] [1] : memref<4xi8> to memref<?xi8, strided<[1]>>
  %k = memref.cast %v : memref<?xi8, strided<[1]>> to memref<4xi8, strided<[1]>>  // TRAP: static-mismatch
  %a = memref.load %k[%i] : memref<4xi8, strided<[1]>>
  %s = arith.addi %sum, %a : i8
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %s : index, i8)
^end:
  return %sum : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 2) -> trap(static-mismatch)
// CALL: @f(memref<data=[1,2,3,4]>, 1) -> 1
