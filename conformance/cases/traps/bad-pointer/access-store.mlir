// RUN: %check %s
// OPERATION: memref.store
// memref.store through a number, read from memory as the pointer of a memref.
func.func @f(%t: memref<1xmemref<i8>>, %b: memref<3xi64>, %k: memref<i8>, %c: i1, %v: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %number = arith.constant 1152921504606846976 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<i8>>
  cf.cond_br %c, ^overwrite, ^use
^overwrite:
  memref.store %number, %b[%c1] : memref<3xi64>
  cf.br ^use
^use:
  %m = memref.load %t[%c0] : memref<1xmemref<i8>>
  memref.store %zero, %b[%c0] : memref<3xi64>
  memref.store %zero, %b[%c1] : memref<3xi64>
  memref.store %v, %m[] : memref<i8>  // TRAP: bad-pointer
  return
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[5]>, true, 9) -> trap(bad-pointer)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[5]>, false, 9) -> () after arg2=[9] arg1=[0,0,0]
