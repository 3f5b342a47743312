// RUN: %check %s
// OPERATION: memref.load
// The loop that fills the memory stops one element early.
func.func @f(%n: index, %a: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xi1>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  memref.store %a, %m[%i] : memref<4xi1>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  %r = memref.load %m[%c3] : memref<4xi1>  // TRAP: uninitialized-read
  return %r : i1
}
// CALL: @f(3, true) -> trap(uninitialized-read)
// CALL: @f(4, true) -> true
