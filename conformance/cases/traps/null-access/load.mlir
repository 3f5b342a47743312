// RUN: %check %s
// OPERATION: memref.load
// Zeros in memory are read as a memref, whose pointer is null. Reading it is not the fault, the load through it is.
func.func @f(%t: memref<1xmemref<i8>>, %b: memref<3xi64>, %k: memref<i8>, %c: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<i8>>
  cf.cond_br %c, ^clear, ^use
^clear:
  memref.store %zero, %b[%c1] : memref<3xi64>
  cf.br ^use
^use:
  %m = memref.load %t[%c0] : memref<1xmemref<i8>>
  memref.store %zero, %b[%c0] : memref<3xi64>
  memref.store %zero, %b[%c1] : memref<3xi64>
  %r = memref.load %m[] : memref<i8>  // TRAP: null-access
  return %r : i8
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[5]>, true) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[5]>, false) -> 5 after arg1=[0,0,0]
