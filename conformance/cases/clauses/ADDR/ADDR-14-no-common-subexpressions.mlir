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
// CALL: @f(memref<sizes=[2,2] data=[1.0,2.0,nan,4.0]>, 1, 0) -> nan
// CALL: @f(memref<sizes=[2,2] data=[1.0,2.0,inf,4.0]>, 1, 0) -> inf
// CALL: @f(memref<sizes=[2,2] data=[1.0,2.0,-0.0,4.0]>, 1, 0) -> -0.0
// CALL: @f(memref<sizes=[3,2] lead=64 data=[1.0,2.0,3.0,4.0,5.0,6.5]>, 2, 1) -> 13.0
// CALL: @f(memref<sizes=[2,3] data=[1.0,2.0,3.0,4.0,5.0,6.5]>, 1, 0) -> 8.0
// CALL-RANDOM: @f(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
