// RUN: %check %s
// OPERATION: memref.copy
// A copy to where nothing is; a copy of no elements does not look at the pointer.
func.func @f(%t: memref<1xmemref<?xcomplex<f32>>>, %b: memref<5xi64>, %k: memref<?xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %number = arith.constant 1152921504606846976 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<?xcomplex<f32>>>
  memref.store %number, %b[%c0] : memref<5xi64>
  memref.store %number, %b[%c1] : memref<5xi64>
  %m = memref.load %t[%c0] : memref<1xmemref<?xcomplex<f32>>>
  memref.copy %k, %m : memref<?xcomplex<f32>> to memref<?xcomplex<f32>>  // TRAP: bad-pointer
  return
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[2]>) -> trap(bad-pointer)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[0]>) -> () after arg1=[1152921504606846976,1152921504606846976,0,0,1]
