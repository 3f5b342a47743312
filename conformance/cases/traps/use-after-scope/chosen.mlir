// RUN: %check %s
// OPERATION: memref.load
// One of two memrefs is stack memory of a callee that has returned, and the choice falls on it.
func.func private @make(%a: i65) -> memref<i65> {
  %m = memref.alloca() : memref<i65>
  memref.store %a, %m[] : memref<i65>
  return %m : memref<i65>
}
func.func @f(%c: i1, %a: i65) -> i65 {
  %k = memref.alloca() : memref<i65>
  memref.store %a, %k[] : memref<i65>
  %m = call @make(%a) : (i65) -> memref<i65>
  %s = arith.select %c, %m, %k : memref<i65>
  %r = memref.load %s[] : memref<i65>  // TRAP: use-after-scope
  return %r : i65
}
// CALL: @f(true, -4) -> trap(use-after-scope)
// CALL: @f(false, -4) -> -4
