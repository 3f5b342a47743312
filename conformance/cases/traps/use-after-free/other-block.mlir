// RUN: %check %s
// OPERATION: memref.load
// Of two blocks one is freed, and the choice falls on it.
func.func @f(%c: i1, %a: complex<f64>) -> complex<f64> {
  %m = memref.alloc() : memref<complex<f64>>
  %k = memref.alloc() : memref<complex<f64>>
  memref.store %a, %m[] : memref<complex<f64>>
  memref.store %a, %k[] : memref<complex<f64>>
  memref.dealloc %m : memref<complex<f64>>
  %s = arith.select %c, %m, %k : memref<complex<f64>>
  %r = memref.load %s[] : memref<complex<f64>>  // TRAP: use-after-free
  return %r : complex<f64>
}
// CALL: @f(true, (1, 2)) -> trap(use-after-free)
// CALL: @f(false, (1, 2)) -> (1.0, 2.0)
