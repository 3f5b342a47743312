// RUN: %check %s
// OPERATION: memref.store
// The buffer is aligned to four bytes, which is enough for f32 and not for memref.store of f64.
func.func @f(%m: memref<?xf64>, %i: index, %a: f64) {
  memref.store %a, %m[%i] : memref<?xf64>  // TRAP: misaligned
  return
}
func.func @narrow(%m: memref<?xf32>, %i: index, %a: f32) {
  memref.store %a, %m[%i] : memref<?xf32>
  return
}
// CALL: @f(memref<sizes=[2] align=4>, 1, 2.0) -> trap(misaligned)
// CALL: @narrow(memref<sizes=[2] align=4 data=[1.0, 1.0]>, 1, 2.0) -> () after arg0=[1.0, 2.0]
