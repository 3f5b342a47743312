// RUN: %check %s
// OPERATION: memref.dealloc
// A view that runs backwards from the last element is given to memref.dealloc.
func.func @f() -> i8 {
  %c3 = arith.constant 3 : index
  %a = arith.constant 6 : i8
  %m = memref.alloc() : memref<4xi8>
  %v = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [-1] : memref<4xi8> to memref<4xi8, strided<[-1], offset: 3>>
  memref.store %a, %v[%c3] : memref<4xi8, strided<[-1], offset: 3>>
  %r = memref.load %v[%c3] : memref<4xi8, strided<[-1], offset: 3>>
  memref.dealloc %v : memref<4xi8, strided<[-1], offset: 3>>  // TRAP: bad-free
  return %r : i8
}
func.func @whole() -> i8 {
  %c3 = arith.constant 3 : index
  %a = arith.constant 6 : i8
  %m = memref.alloc() : memref<4xi8>
  %v = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [-1] : memref<4xi8> to memref<4xi8, strided<[-1], offset: 3>>
  memref.store %a, %v[%c3] : memref<4xi8, strided<[-1], offset: 3>>
  %r = memref.load %v[%c3] : memref<4xi8, strided<[-1], offset: 3>>
  memref.dealloc %m : memref<4xi8>
  return %r : i8
}
// CALL: @f() -> trap(bad-free)
// CALL: @whole() -> 6
