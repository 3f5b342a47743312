// RUN: %check %s
// OPERATION: memref.view
// The source of a memref.view claims more bytes than its memory has.
func.func @f(%m: memref<?xi8>, %n: index, %s: index) -> memref<i32> {
  %u = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xi8> to memref<?xi8>
  %v = memref.view %u[%s][] : memref<?xi8> to memref<i32>  // TRAP: out-of-bounds
  return %v : memref<i32>
}
// CALL: @f(memref<sizes=[8]>, 16, 12) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[8]>, 8, 4) -> memref<offset=0>
