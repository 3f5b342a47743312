// RUN: %check %s
// OPERATION: memref.load
// A view of rank 0 has one element and no index; its offset puts it behind the memory: memref.load.
func.func @f(%m: memref<?xi64>, %o: index) -> i64 {
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [], strides: [] : memref<?xi64> to memref<i64, strided<[], offset: ?>>
  %r = memref.load %v[] : memref<i64, strided<[], offset: ?>>  // TRAP: out-of-bounds
  return %r : i64
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, 2) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 1) -> 2
