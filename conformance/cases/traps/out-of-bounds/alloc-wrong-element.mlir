// RUN: %check %s
// OPERATION: memref.store
// Memory for narrow elements is reached through a view with negative stride that starts too early.
func.func @f(%n: index) -> i8 {
  %c1 = arith.constant 1 : index
  %a = arith.constant 5 : i8
  %m = memref.alloc(%n) : memref<?xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [-1] : memref<?xi8> to memref<2xi8, strided<[-1]>>
  memref.store %a, %v[%c1] : memref<2xi8, strided<[-1]>>  // TRAP: out-of-bounds
  memref.dealloc %m : memref<?xi8>
  return %a : i8
}
func.func @in_bounds(%n: index) -> i8 {
  %c0 = arith.constant 0 : index
  %a = arith.constant 5 : i8
  %m = memref.alloc(%n) : memref<?xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [-1] : memref<?xi8> to memref<2xi8, strided<[-1]>>
  memref.store %a, %v[%c0] : memref<2xi8, strided<[-1]>>
  memref.dealloc %m : memref<?xi8>
  return %a : i8
}
// CALL: @f(4) -> trap(out-of-bounds)
// CALL: @in_bounds(4) -> 5
