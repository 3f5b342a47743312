// RUN: %check %s
// OPERATION: memref.load
// A freed memref may be reinterpreted; the load through the result is the fault.
func.func @f(%a: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3xvector<2xi32>>
  memref.store %a, %m[%c0] : memref<3xvector<2xi32>>
  memref.dealloc %m : memref<3xvector<2xi32>>
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] : memref<3xvector<2xi32>> to memref<1xvector<2xi32>>
  %r = memref.load %k[%c0] : memref<1xvector<2xi32>>  // TRAP: use-after-free
  return %r : vector<2xi32>
}
func.func @unused(%a: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3xvector<2xi32>>
  memref.store %a, %m[%c0] : memref<3xvector<2xi32>>
  %r = memref.load %m[%c0] : memref<3xvector<2xi32>>
  memref.dealloc %m : memref<3xvector<2xi32>>
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] : memref<3xvector<2xi32>> to memref<1xvector<2xi32>>
  return %r : vector<2xi32>
}
// CALL: @f([3,4]) -> trap(use-after-free)
// CALL: @unused([3,4]) -> [3,4]
