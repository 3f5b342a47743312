// RUN: %check %s
// OPERATION: memref.load
// Memory that is unwritten comes back through an unranked result.
func.func private @make(%c: i1, %a: i24) -> memref<*xi24> {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi24>
  cf.cond_br %c, ^write, ^end
^write:
  memref.store %a, %m[%c1] : memref<2xi24>
  cf.br ^end
^end:
  %u = memref.cast %m : memref<2xi24> to memref<*xi24>
  return %u : memref<*xi24>
}
func.func @f(%c: i1, %a: i24) -> i24 {
  %c1 = arith.constant 1 : index
  %u = call @make(%c, %a) : (i1, i24) -> memref<*xi24>
  %m = memref.cast %u : memref<*xi24> to memref<2xi24>
  %r = memref.load %m[%c1] : memref<2xi24>  // TRAP: uninitialized-read
  memref.dealloc %m : memref<2xi24>
  return %r : i24
}
// CALL: @f(false, -3) -> trap(uninitialized-read)
// CALL: @f(true, -3) -> -3
