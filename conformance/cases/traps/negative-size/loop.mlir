// RUN: %check %s
// OPERATION: memref.alloc
// The size shrinks by two in each iteration and passes zero by: memref.alloc.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  cf.br ^head(%n, %c0 : index, index)
^head(%s: index, %sum: index):
  %m = memref.alloc(%s) : memref<?xi16>  // TRAP: negative-size
  %d = memref.dim %m, %c0 : memref<?xi16>
  memref.dealloc %m : memref<?xi16>
  %t = arith.addi %sum, %d : index
  %next = arith.subi %s, %c2 : index
  %end = arith.cmpi eq, %s, %c0 : index
  cf.cond_br %end, ^end, ^head(%next, %t : index, index)
^end:
  return %t : index
}
// CALL: @f(5) -> trap(negative-size)
// CALL: @f(4) -> 6
