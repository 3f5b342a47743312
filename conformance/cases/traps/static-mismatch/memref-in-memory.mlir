// RUN: %check %s
// OPERATION: memref.load
// A memref in memory is read as one whose type states the size; it was written as one whose size is dynamic.
func.func @f(%t: memref<memref<?xf16>>, %s: memref<memref<2xf16>>, %b: memref<5xi64>, %k: memref<?xf16>) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  memref.store %k, %t[] : memref<memref<?xf16>>
  %m = memref.load %s[] : memref<memref<2xf16>>  // TRAP: static-mismatch
  memref.store %zero, %b[%c0] : memref<5xi64>
  memref.store %zero, %b[%c1] : memref<5xi64>
  %r = memref.load %m[%c0] : memref<2xf16>
  return %r : f16
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<buffer=arg0>, memref<sizes=[3]>) -> trap(static-mismatch)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<buffer=arg0>, memref<sizes=[2] data=[1.5,2.5]>) -> 1.5 after arg2=[0,0,0,2,1]
