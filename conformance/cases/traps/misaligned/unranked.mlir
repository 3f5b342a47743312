// RUN: %check %s
// OPERATION: memref.load
// The buffer behind an unranked memref is aligned to one byte: memref.load of f32 in a helper.
func.func private @last(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.subi %n, %c1 : index
  %r = memref.load %m[%i] : memref<?xf32>  // TRAP: misaligned
  return %r : f32
}
func.func @f(%u: memref<*xf32>) -> f32 {
  %m = memref.cast %u : memref<*xf32> to memref<?xf32>
  %r = call @last(%m) : (memref<?xf32>) -> f32
  return %r : f32
}
// CALL: @f(memref<* sizes=[3] align=1>) -> trap(misaligned)
// CALL: @f(memref<* sizes=[3] align=4 data=[1.0, 2.0, 3.0]>) -> 3.0
