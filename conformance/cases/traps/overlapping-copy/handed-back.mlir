// RUN: %check %s
// OPERATION: memref.copy
// A function hands its argument back, and the caller copies between the two.
func.func private @pick(%c: i1, %m: memref<2xcomplex<f32>>, %k: memref<2xcomplex<f32>>) -> memref<2xcomplex<f32>> {
  %r = arith.select %c, %m, %k : memref<2xcomplex<f32>>
  return %r : memref<2xcomplex<f32>>
}
func.func @f(%c: i1, %m: memref<2xcomplex<f32>>, %k: memref<2xcomplex<f32>>) {
  %w = call @pick(%c, %m, %k) : (i1, memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) -> memref<2xcomplex<f32>>
  memref.copy %m, %w : memref<2xcomplex<f32>> to memref<2xcomplex<f32>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(true, memref<data=[(1,2),(3,4)]>, memref<>) -> trap(overlapping-copy)
// CALL: @f(false, memref<data=[(1,2),(3,4)]>, memref<>) -> () after arg2=[(1,2),(3,4)]
