// RUN: %check %s
// OPERATION: memref.copy
// The second element of the source is so far away that its position does not fit: memref.copy.
func.func @f(%m: memref<4xi16>, %k: memref<2xi16>, %s: index) {
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [%s] : memref<4xi16> to memref<2xi16, strided<[?], offset: 1>>
  memref.copy %v, %k : memref<2xi16, strided<[?], offset: 1>> to memref<2xi16>  // TRAP: address-overflow
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, memref<data=[0,0]>, 9223372036854775807) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, memref<data=[0,0]>, 2) -> () after arg1=[2,4]
