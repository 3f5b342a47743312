// RUN: %check %s
// OPERATION: memref.load
// The callee frees what it returns. Returning it is not the fault, reading it through an unranked memref is.
func.func private @make(%late: i1, %a: i128) -> memref<*xi128> {
  %m = memref.alloc() : memref<i128>
  memref.store %a, %m[] : memref<i128>
  %u = memref.cast %m : memref<i128> to memref<*xi128>
  cf.cond_br %late, ^free, ^end
^free:
  memref.dealloc %m : memref<i128>
  cf.br ^end
^end:
  return %u : memref<*xi128>
}
func.func @f(%late: i1, %a: i128) -> i128 {
  %u = call @make(%late, %a) : (i1, i128) -> memref<*xi128>
  %m = memref.cast %u : memref<*xi128> to memref<i128>
  %r = memref.load %m[] : memref<i128>  // TRAP: use-after-free
  return %r : i128
}
// CALL: @f(true, -9) -> trap(use-after-free)
// CALL: @f(false, -9) -> -9
