// RUN: %check %s
// OPERATION: memref.reinterpret_cast
// memref.reinterpret_cast of an unranked memref whose descriptor is said to be at zero.
func.func @f(%t: memref<1xmemref<*xi16>>, %b: memref<2xi64>, %k: memref<2xi16>, %c: i1) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %number = arith.constant 0 : i64
  %u = memref.cast %k : memref<2xi16> to memref<*xi16>
  memref.store %u, %t[%c0] : memref<1xmemref<*xi16>>
  cf.cond_br %c, ^overwrite, ^use
^overwrite:
  memref.store %number, %b[%c1] : memref<2xi64>
  cf.br ^use
^use:
  %w = memref.load %t[%c0] : memref<1xmemref<*xi16>>
  memref.store %zero, %b[%c1] : memref<2xi64>
  %q = memref.reinterpret_cast %w to offset: [0], sizes: [2], strides: [1] : memref<*xi16> to memref<2xi16>  // TRAP: null-access
  %r = memref.load %q[%c1] : memref<2xi16>
  return %r : i16
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[7,8]>, true) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[7,8]>, false) -> 8 after arg1=[1,0]
