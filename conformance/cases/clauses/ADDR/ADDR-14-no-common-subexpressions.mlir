// RUN: %check %s
// CLAUSE: ADDR-14
// Two accesses at the same indices compute their address twice.
func.func @f(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x?xf32>
  %w = memref.load %m[%i, %j] : memref<?x?xf32>
  %r = arith.addf %v, %w : f32
  return %r : f32
}
// CHECK-COUNT-2: llvm.getelementptr
// CALL: @f(memref<sizes=[2,2] data=[1.0,2.0,3.0,4.0]>, 1, 0) -> 6.0
