// RUN: %check %s
// OPERATION: memref.copy
// A copy whose source is constant may be; in the other direction it may not.
memref.global "private" constant @g : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
func.func private @move(%m: memref<2xcomplex<f32>>, %k: memref<2xcomplex<f32>>) {
  %t = memref.cast %k : memref<2xcomplex<f32>> to memref<?xcomplex<f32>, strided<[?], offset: ?>>
  memref.copy %m, %t : memref<2xcomplex<f32>> to memref<?xcomplex<f32>, strided<[?], offset: ?>>  // TRAP: write-to-constant
  return
}
func.func @f(%c: i1, %k: memref<2xcomplex<f32>>) {
  %m = memref.get_global @g : memref<2xcomplex<f32>>
  cf.cond_br %c, ^move(%k, %m : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>), ^move(%m, %k : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>)
^move(%from: memref<2xcomplex<f32>>, %to: memref<2xcomplex<f32>>):
  call @move(%from, %to) : (memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) -> ()
  return
}
// CALL: @f(true, memref<>) -> trap(write-to-constant)
// CALL: @f(false, memref<>) -> () after arg1=[(1,2),(3,4)]
