// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// memref.generic_atomic_rmw on floats: bits are exchanged, so that -0.0 and NaN are found again.
func.func @floats(%m: memref<?xf32>, %i: index, %limit: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %twice = arith.addf %old, %old : f32
    %small = arith.cmpf olt, %twice, %limit : f32
    %new = arith.select %small, %twice, %limit : f32
    memref.atomic_yield %new : f32
  }
  return %r : f32
}
// CALL: @floats(memref<sizes=[2] data=[1.5,4.0]>, 1, 5.0) -> 4.0 after arg0=[1.5,5.0]
// CALL: @floats(memref<sizes=[1] data=[-0.0]>, 0, 5.0) -> -0.0 after arg0=[-0.0]
// CALL: @floats(memref<sizes=[1] data=[nan]>, 0, 5.0) -> nan after arg0=[5.0]
// CALL: @floats(memref<sizes=[2] data=[1.5,inf]>, 1, 5.0) -> inf
// CALL: @floats(memref<sizes=[2] data=[1.5,-inf]>, 1, 5.0) -> -inf
// CALL: @floats(memref<sizes=[2] data=[1.5,4.0]>, 1, nan) -> 4.0
// CALL: @floats(memref<sizes=[2] data=[-0.0,-0.0]>, 1, 0.0) -> -0.0
// CALL-RANDOM: @floats(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
