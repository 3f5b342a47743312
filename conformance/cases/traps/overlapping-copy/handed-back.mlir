// RUN: %check %s
// OPERATION: memref.copy
// A function hands its argument back, and the caller copies from one part of it to another.
func.func private @pick(%c: i1, %m: memref<3xcomplex<f32>>, %k: memref<3xcomplex<f32>>) -> memref<3xcomplex<f32>> {
  %r = arith.select %c, %m, %k : memref<3xcomplex<f32>>
  return %r : memref<3xcomplex<f32>>
}
func.func @f(%c: i1, %m: memref<3xcomplex<f32>>, %k: memref<3xcomplex<f32>>) {
  %w = call @pick(%c, %m, %k) : (i1, memref<3xcomplex<f32>>, memref<3xcomplex<f32>>) -> memref<3xcomplex<f32>>
  %from = memref.subview %m[0] [2] [1] : memref<3xcomplex<f32>> to memref<2xcomplex<f32>, strided<[1]>>
  %to = memref.subview %w[1] [2] [1] : memref<3xcomplex<f32>> to memref<2xcomplex<f32>, strided<[1], offset: 1>>
  memref.copy %from, %to : memref<2xcomplex<f32>, strided<[1]>> to memref<2xcomplex<f32>, strided<[1], offset: 1>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(true, memref<data=[(1,2),(3,4),(5,6)]>, memref<>) -> trap(overlapping-copy)
// CALL: @f(false, memref<data=[(1,2),(3,4),(5,6)]>, memref<data=[(0,0),(0,0),(0,0)]>) -> () after arg2=[(0,0),(1,2),(3,4)]
