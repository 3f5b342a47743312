// RUN: %check %s
// OPERATION: memref.store
// A negative offset puts the element before the buffer.
func.func @f(%m: memref<4xi32>, %o: index) {
  %c0 = arith.constant 0 : index
  %a = arith.constant 9 : i32
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  memref.store %a, %v[%c0] : memref<2xi32, strided<[1], offset: ?>>  // TRAP: out-of-bounds
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, -1) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4]>, 2) -> () after arg0=[1,2,9,4]
