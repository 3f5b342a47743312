// RUN: %check %s
// OPERATION: memref.copy
// A copy from memory at null; a copy of no elements does not look at the pointer.
func.func @f(%t: memref<1xmemref<?xi32>>, %b: memref<5xi64>, %k: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<?xi32>>
  memref.store %zero, %b[%c0] : memref<5xi64>
  memref.store %zero, %b[%c1] : memref<5xi64>
  %m = memref.load %t[%c0] : memref<1xmemref<?xi32>>
  memref.copy %m, %k : memref<?xi32> to memref<?xi32>  // TRAP: null-access
  return
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[2]>) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[0]>) -> () after arg1=[0,0,0,0,1]
