// RUN: %check %s
// OPERATION: memref.dealloc
// Freed twice, with an alignment request.
func.func @f(%c: i1) -> i1 {
  %m = memref.alloc() {alignment = 64 : i64} : memref<3xi8>
  memref.dealloc %m : memref<3xi8>
  cf.cond_br %c, ^again, ^end
^again:
  memref.dealloc %m : memref<3xi8>  // TRAP: double-free
  cf.br ^end
^end:
  return %c : i1
}
// CALL: @f(true) -> trap(double-free)
// CALL: @f(false) -> false
