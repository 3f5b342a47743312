// RUN: %check %s
// OPERATION: memref.dim
// The loop multiplies the sizes and runs one dimension too far: memref.dim.
func.func @f(%m: memref<?x4x?xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %c1 : index, index)
^head(%i: index, %product: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %d = memref.dim %m, %i : memref<?x4x?xi8>  // TRAP: dim-out-of-range
  %p = arith.muli %product, %d : index
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %p : index, index)
^end:
  return %product : index
}
// CALL: @f(memref<sizes=[3,4,2]>, 4) -> trap(dim-out-of-range)
// CALL: @f(memref<sizes=[3,4,2]>, 3) -> 24
