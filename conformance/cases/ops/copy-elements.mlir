// RUN: %check %s
// memref.copy of elements whose size in memory is not their width, between strided views.
func.func @i1(%m: memref<?xi1, strided<[?], offset: ?>>, %k: memref<?xi1, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi1, strided<[?], offset: ?>> to memref<?xi1, strided<[?], offset: ?>>
  return
}
func.func @i24(%m: memref<?xi24, strided<[?], offset: ?>>, %k: memref<?xi24, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi24, strided<[?], offset: ?>> to memref<?xi24, strided<[?], offset: ?>>
  return
}
func.func @f80(%m: memref<?xf80, strided<[?], offset: ?>>, %k: memref<?xf80, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xf80, strided<[?], offset: ?>> to memref<?xf80, strided<[?], offset: ?>>
  return
}
func.func @c32(%m: memref<?xcomplex<f32>, strided<[?], offset: ?>>, %k: memref<?xcomplex<f32>, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xcomplex<f32>, strided<[?], offset: ?>> to memref<?xcomplex<f32>, strided<[?], offset: ?>>
  return
}
func.func @v3(%m: memref<?xvector<3xi16>, strided<[?], offset: ?>>, %k: memref<?xvector<3xi16>, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xvector<3xi16>, strided<[?], offset: ?>> to memref<?xvector<3xi16>, strided<[?], offset: ?>>
  return
}
func.func @index(%m: memref<?xindex>, %k: memref<?xindex>) {
  memref.copy %m, %k : memref<?xindex> to memref<?xindex>
  return
}
// CALL: @i1(memref<sizes=[3] strides=[2] data=[true,false,true]>, memref<sizes=[3] strides=[-1] offset=2 data=[false,false,false]>) -> () after arg1=[true,false,true]
// CALL: @i24(memref<sizes=[2] strides=[2] data=[-1,8388607]>, memref<sizes=[2] strides=[3] data=[0,0]>) -> () after arg1=[-1,8388607]
// CALL: @f80(memref<sizes=[2] strides=[2] data=[-1.5,2.5]>, memref<sizes=[2] data=[0,0]>) -> () after arg1=[-1.5,2.5]
// CALL: @c32(memref<sizes=[2] strides=[-1] offset=1 data=[(1,2),(3,4)]>, memref<sizes=[2] data=[(0,0),(0,0)]>) -> () after arg1=[(1,2),(3,4)]
// CALL: @v3(memref<sizes=[2] strides=[-2] offset=2 data=[[1,2,3],[4,5,6]]>, memref<sizes=[2] data=[[0,0,0],[0,0,0]]>) -> () after arg1=[[1,2,3],[4,5,6]]
// CALL: @index(memref<sizes=[2] data=[-1,5]>, memref<sizes=[2] data=[0,0]>) -> () after arg1=[-1,5]
// CALL-RANDOM: @i1(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
// CALL-RANDOM: @i24(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
// CALL-RANDOM: @f80(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
// CALL-RANDOM: @c32(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
// CALL-RANDOM: @v3(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
// CALL-RANDOM: @index(memref<sizes=[N]>, memref<sizes=[N]>) N=0..9 count=30 seed=1
