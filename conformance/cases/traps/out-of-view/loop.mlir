// RUN: %check %s
// OPERATION: memref.store
// The loop that fills an allocation includes its size, so its last element is outside: memref.store.
func.func @f(%n: index, %last: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %x = arith.index_cast %i : index to i32
  memref.store %x, %m[%i] : memref<?xi32>  // TRAP: out-of-view
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi sle, %j, %last : index
  cf.cond_br %more, ^head(%j : index), ^end
^end:
  %r = memref.load %m[%last] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %r : i32
}
// CALL: @f(4, 4) -> trap(out-of-view)
// CALL: @f(4, 3) -> 3
