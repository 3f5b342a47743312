// RUN: %check %s
// OPERATION: memref.load
// A float that does not fit the integer type was converted to an index.
func.func @f(%m: memref<4xcomplex<f64>>, %x: f64) -> complex<f64> {
  %i = arith.fptosi %x : f64 to i8
  %l = arith.index_cast %i : i8 to index
  %r = memref.load %m[%l] : memref<4xcomplex<f64>>  // TRAP: poison-access
  return %r : complex<f64>
}
// CALL: @f(memref<data=[(1,2),(3,4),(5,6),(7,8)]>, 258.0) -> trap(poison-access)
// CALL: @f(memref<data=[(1,2),(3,4),(5,6),(7,8)]>, 2.75) -> (5.0, 6.0)
