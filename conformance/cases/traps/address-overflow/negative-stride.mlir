// RUN: %check %s
// OPERATION: memref.store
// With a large negative stride the product falls below the smallest index: memref.store.
func.func @f(%m: memref<4xi8>, %s: index, %i: index, %a: i8) {
  %v = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [%s] : memref<4xi8> to memref<4xi8, strided<[?], offset: 3>>
  memref.store %a, %v[%i] : memref<4xi8, strided<[?], offset: 3>>  // TRAP: address-overflow
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, -4611686018427387904, 3, 9) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, -4611686018427387904, 0, 9) -> () after arg0=[1,2,3,9]
