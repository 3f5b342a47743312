// RUN: %check %s
// OPERATION: memref.dealloc
// Memory allocated before the loop is freed in every iteration; one iteration is fine: memref.dealloc.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xf64>
  cf.br ^head(%c0 : index)
^head(%i: index):
  memref.dealloc %m : memref<?xf64>  // TRAP: double-free
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %j, %n : index
  cf.cond_br %more, ^head(%j : index), ^end
^end:
  return %j : index
}
// CALL: @f(2) -> trap(double-free)
// CALL: @f(1) -> 1
