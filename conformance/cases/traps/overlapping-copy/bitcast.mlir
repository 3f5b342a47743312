// RUN: %check %s
// OPERATION: memref.copy
// The source is the same memory as the target, seen as floats.
func.func @f(%m: memref<3xi32>, %k: memref<2xf32, strided<[1], offset: ?>>) {
  %b = arith.bitcast %m : memref<3xi32> to memref<3xf32>
  %v = memref.subview %b[0] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1]>>
  memref.copy %v, %k : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<bytes=16 data=[1065353216,1073741824,0]>, memref<offset=1 buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<bytes=16 data=[1065353216,1073741824,0]>, memref<offset=2 buffer=arg0>) -> () after arg1=[1.0,2.0]
