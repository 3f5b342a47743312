// RUN: %check %s
// OPERATION: memref.store
// A store of a float through a memref of size one whose pointer was overwritten with zero.
func.func @f(%t: memref<1xmemref<?xf64>>, %b: memref<5xi64>, %k: memref<?xf64>, %w: index, %a: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<?xf64>>
  memref.store %zero, %b[%w] : memref<5xi64>
  %m = memref.load %t[%c0] : memref<1xmemref<?xf64>>
  memref.store %zero, %b[%c0] : memref<5xi64>
  memref.store %zero, %b[%c1] : memref<5xi64>
  memref.store %a, %m[%c0] : memref<?xf64>  // TRAP: null-access
  return
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1]>, 1, 2.5) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1]>, 2, 2.5) -> () after arg2=[2.5] arg1=[0,0,0,1,1]
