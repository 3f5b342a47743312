// RUN: %check %s
// OPERATION: memref.load
// Before the first element of a reversed view lies the memory's end, which exists, but minus one is no index: memref.load.
func.func @f(%m: memref<5xi8>, %i: index) -> i8 {
  %v = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [-1] : memref<5xi8> to memref<4xi8, strided<[-1], offset: 3>>
  %r = memref.load %v[%i] : memref<4xi8, strided<[-1], offset: 3>>  // TRAP: out-of-view
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4,5]>, -1) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5]>, 0) -> 4
