// RUN: %check %s
// OPERATION: memref.load
// A memref of the scope leaves it; only the access is a fault.
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 3 : i32
  %m = memref.alloca_scope -> (memref<2xi32>) {
    %k = memref.alloca() : memref<2xi32>
    memref.store %z, %k[%c0] : memref<2xi32>
    memref.alloca_scope.return %k : memref<2xi32>
  }
  cf.cond_br %c, ^use, ^leave
^use:
  %r = memref.load %m[%c0] : memref<2xi32>  // TRAP: use-after-scope
  return %r : i32
^leave:
  return %z : i32
}
// CALL: @f(true) -> trap(use-after-scope)
// CALL: @f(false) -> 3
