// RUN: %check %s
// CLAUSE: CIFACE-16
// A definition of the wrapper in C sees the view that MLIR code passes to the declared function.
func.func private @cts_dot_f32(memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
    attributes {llvm.emit_c_interface}
func.func @dot(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %d = call @cts_dot_f32(%a, %b)
      : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> f32
  return %d : f32
}
// CALL: @dot(memref<sizes=[3] strides=[2] offset=1 data=[1.0,2.0,3.0]>, memref<sizes=[3] strides=[-4] offset=9 data=[10.0,20.0,30.0]>) -> 140.0
// CALL-RANDOM: @dot(memref<sizes=[N]>, memref<sizes=[N]>) N=0..6 count=20 seed=2
