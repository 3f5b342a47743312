// RUN: %check %s
// OPERATION: memref.dealloc
// New memory is allocated between the two frees; that it may get the old address does not make the old memref good: memref.dealloc.
func.func @f(%again: i1) -> i1 {
  %m = memref.alloc() : memref<4xi64>
  memref.dealloc %m : memref<4xi64>
  %k = memref.alloc() : memref<4xi64>
  cf.cond_br %again, ^old, ^new
^old:
  memref.dealloc %m : memref<4xi64>  // TRAP: double-free
  cf.br ^end
^new:
  memref.dealloc %k : memref<4xi64>
  cf.br ^end
^end:
  return %again : i1
}
// CALL: @f(true) -> trap(double-free)
// CALL: @f(false) -> false
