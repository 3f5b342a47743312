// RUN: %check %s
// OPERATION: memref.store
// The size is a constant of the type.
func.func @f(%m: memref<4xf32>, %i: index, %a: f32) {
  memref.store %a, %m[%i] : memref<4xf32>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<bytes=64>, 4, 1.0) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4]>, 3, 9.0) -> () after arg0=[1,2,3,9]
