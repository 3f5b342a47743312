// RUN: %check %s
// OPERATION: memref.store
// The allocation has no elements; a view that claims one makes it possible to ask for it: memref.store.
func.func @f(%n: index, %a: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] : memref<?xi8> to memref<1xi8>
  memref.store %a, %v[%c0] : memref<1xi8>  // TRAP: out-of-bounds
  %r = memref.load %v[%c0] : memref<1xi8>
  memref.dealloc %m : memref<?xi8>
  return %r : i8
}
// CALL: @f(0, 4) -> trap(out-of-bounds)
// CALL: @f(1, 4) -> 4
