// RUN: %check %s
// CLAUSE: CALL-RANKED-07
// A function that was written elsewhere for the flattened arguments is called with them.
func.func private @cts_dot_f32(memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
func.func @f(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %d = call @cts_dot_f32(%a, %b)
      : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
  return %d : f32
}
// CHECK: llvm.func {{([a-z_]+ )*}}@cts_dot_f32(!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> f32
// CALL: @f(memref<sizes=[2] strides=[3] offset=2 data=[1.5,2.0]>, memref<sizes=[2] strides=[-1] offset=4 data=[4.0,0.5]>) -> 7.0
// CALL: @f(memref<sizes=[3] strides=[2] offset=1 lead=64 data=[1.5,2.0,-3.0]>, memref<sizes=[3] strides=[4] offset=0 lead=32 data=[4.0,0.5,100.0]>) -> -293.0
