// RUN: %check %s
// OPERATION: memref.copy
// The target of a copy claims a stride that leaves its buffer.
func.func @f(%m: memref<3xi16>, %k: memref<3xi16>, %s: index) {
  %v = memref.reinterpret_cast %k to offset: [0], sizes: [3], strides: [%s] : memref<3xi16> to memref<3xi16, strided<[?]>>
  memref.copy %m, %v : memref<3xi16> to memref<3xi16, strided<[?]>>  // TRAP: out-of-bounds
  return
}
// CALL: @f(memref<data=[1,2,3]>, memref<data=[0,0,0]>, 2) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3]>, memref<data=[0,0,0]>, 1) -> () after arg1=[1,2,3]
