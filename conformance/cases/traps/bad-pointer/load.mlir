// RUN: %check %s
// OPERATION: memref.load
// A number is read as the pointer of a memref, and nothing is there.
func.func @f(%t: memref<1xmemref<i1>>, %b: memref<3xi64>, %k: memref<i1>, %c: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %number = arith.constant 1152921504606846976 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<i1>>
  cf.cond_br %c, ^overwrite, ^use
^overwrite:
  memref.store %number, %b[%c1] : memref<3xi64>
  cf.br ^use
^use:
  %m = memref.load %t[%c0] : memref<1xmemref<i1>>
  memref.store %zero, %b[%c0] : memref<3xi64>
  memref.store %zero, %b[%c1] : memref<3xi64>
  %r = memref.load %m[] : memref<i1>  // TRAP: bad-pointer
  return %r : i1
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[true]>, true) -> trap(bad-pointer)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[true]>, false) -> true after arg1=[0,0,0]
