// RUN: %check %s
// OPERATION: memref.store
// The stride given to a reinterpretation is poison. That the index is zero does not help.
func.func @f(%m: memref<8xf64>, %s: index, %a: f64) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %t = arith.shrsi %s, %c3 exact : index
  %k = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [%t] : memref<8xf64> to memref<2xf64, strided<[?], offset: 1>>
  memref.store %a, %k[%c0] : memref<2xf64, strided<[?], offset: 1>>  // TRAP: poison-access
  return
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 12, 9.0) -> trap(poison-access)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 16, 9.0) -> () after arg0=[1,9,3,4,5,6,7,8]
