// RUN: %check %s
// OPERATION: memref.copy
// The second element of the target is so far away that its position does not fit: memref.copy.
func.func @f(%m: memref<4xi16>, %k: memref<2xi16>, %s: index) {
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [%s] : memref<4xi16> to memref<2xi16, strided<[?], offset: 1>>
  memref.copy %k, %v : memref<2xi16> to memref<2xi16, strided<[?], offset: 1>>  // TRAP: address-overflow
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, memref<data=[8,9]>, 9223372036854775807) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, memref<data=[8,9]>, 2) -> () after arg0=[1,8,3,9]
