// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.dim of a dimension that is known at run time only, in a loop: it reads a size, and the stack of the function stays as it is.
func.func @sum(%m: memref<?x?xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %c0 : index, index)
^head(%i: index, %sum: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %odd = arith.andi %i, %c1 : index
  %size = memref.dim %m, %odd : memref<?x?xi32>
  %next = arith.addi %sum, %size : index
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %next : index, index)
^exit:
  return %sum : index
}
// CALL: @sum(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0) -> 0
// CALL: @sum(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1) -> 2
// CALL: @sum(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 5) -> 12
// CALL-RANDOM: @sum(memref<sizes=[M,N]>, 0..9) M=0..4 N=0..4 count=20 seed=1
