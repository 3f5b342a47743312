// RUN: %check %s
// One function passes bare pointers (llvm.bareptr); the one that calls it does not.
func.func private @bare(%m: memref<2x3xf32>, %i: index, %j: index, %x: f32) -> (memref<2x3xf32>, f32) attributes {llvm.bareptr} {
  %0 = memref.load %m[%i, %j] : memref<2x3xf32>
  memref.store %x, %m[%i, %j] : memref<2x3xf32>
  return %m, %0 : memref<2x3xf32>, f32
}
func.func @caller(%m: memref<2x3xf32>, %i: index, %j: index, %x: f32) -> (f32, f32) {
  %r:2 = call @bare(%m, %i, %j, %x) : (memref<2x3xf32>, index, index, f32) -> (memref<2x3xf32>, f32)
  %0 = memref.load %r#0[%i, %j] : memref<2x3xf32>
  return %r#1, %0 : f32, f32
}
// CALL: @caller(memref<data=[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]>, 1, 2, 9.0) -> 6.0, 9.0 after arg0=[1.0, 2.0, 3.0, 4.0, 5.0, 9.0]
// CALL-RANDOM: @caller(_, 0..1, 0..2, _) count=50 seed=1
