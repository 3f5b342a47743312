// RUN: %check %s
// OPERATION: memref.store
// The memory is freed at the end of the first time round the loop and written in the second.
func.func @f(%n: index, %a: i24) -> i24 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi24>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  memref.store %a, %m[%i] : memref<2xi24>  // TRAP: use-after-free
  %j = arith.addi %i, %c1 : index
  %first = arith.cmpi eq, %i, %c0 : index
  cf.cond_br %first, ^free, ^head(%j : index)
^free:
  memref.dealloc %m : memref<2xi24>
  cf.br ^head(%j : index)
^end:
  return %a : i24
}
// CALL: @f(2, 5) -> trap(use-after-free)
// CALL: @f(1, 5) -> 5
