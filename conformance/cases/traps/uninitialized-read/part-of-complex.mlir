// RUN: %check %s
// OPERATION: memref.load
// The imaginary part is missing.
func.func @f(%t: memref<complex<f64>>, %b: memref<2xf64>, %i: index, %a: f64) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf64>
  memref.store %a, %m[%c0] : memref<2xf64>
  memref.store %a, %m[%i] : memref<2xf64>
  memref.copy %m, %b : memref<2xf64> to memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  %r = memref.load %t[] : memref<complex<f64>>  // TRAP: uninitialized-read
  return %r : complex<f64>
}
// CALL: @f(memref<>, memref<buffer=arg0>, 0, 1.5) -> trap(uninitialized-read)
// CALL: @f(memref<>, memref<buffer=arg0>, 1, 1.5) -> (1.5, 1.5)
