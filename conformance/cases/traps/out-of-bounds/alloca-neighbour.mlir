// RUN: %check %s
// OPERATION: memref.store
// The view of one piece of stack memory reaches beyond it; other memory may lie there and is still not meant: memref.store.
func.func @f(%i: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %k = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  memref.store %a, %k[%c0] : memref<2xi32>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<2xi32> to memref<4xi32>
  memref.store %a, %v[%i] : memref<4xi32>  // TRAP: out-of-bounds
  %r = memref.load %k[%c0] : memref<2xi32>
  return %r : i32
}
// CALL: @f(2, 9) -> trap(out-of-bounds)
// CALL: @f(1, 9) -> 9
