// RUN: %check %s
// OPERATION: memref.store
// The element begins inside the buffer and ends four bytes behind it: memref.store of f64.
func.func @f(%m: memref<?xf64>, %i: index, %a: f64) {
  memref.store %a, %m[%i] : memref<?xf64>  // TRAP: out-of-bounds
  return
}
// CALL: @f(memref<sizes=[2] bytes=12>, 1, 2.0) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[2] bytes=16 data=[1.0, 1.0]>, 1, 2.0) -> () after arg0=[1.0, 2.0]
