// RUN: %check %s
// memref.atomic_rmw on floats: every kind that has an instruction; the result is the value before the update.
func.func @addf(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %r = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %r : f32
}
func.func @assign(%m: memref<?xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw assign %v, %m[%i] : (f64, memref<?xf64>) -> f64
  return %r : f64
}
func.func @maximumf(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %r = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %r : f32
}
func.func @minimumf(%m: memref<?xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw minimumf %v, %m[%i] : (f64, memref<?xf64>) -> f64
  return %r : f64
}
func.func @maxnumf(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %r = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %r : f32
}
func.func @minnumf(%m: memref<?xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw minnumf %v, %m[%i] : (f64, memref<?xf64>) -> f64
  return %r : f64
}
func.func @half(%m: memref<4xf16>, %i: index, %v: f16) -> f16 {
  %r = memref.atomic_rmw addf %v, %m[%i] : (f16, memref<4xf16>) -> f16
  return %r : f16
}
// CALL: @addf(memref<sizes=[3] data=[7.0,1.5,9.0]>, 1, 2.0) -> 1.5 after arg0=[7.0,3.5,9.0]
// CALL-RANDOM: @addf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @assign(memref<sizes=[3] data=[7.0,1.5,9.0]>, 1, nan) -> 1.5 after arg0=[7.0,nan,9.0]
// CALL-RANDOM: @assign(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @maximumf(memref<sizes=[3] data=[7.0,-0.0,9.0]>, 1, 0.0) -> -0.0 after arg0=[7.0,0.0,9.0]
// CALL-RANDOM: @maximumf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @minimumf(memref<sizes=[3] data=[7.0,0.0,9.0]>, 1, -0.0) -> 0.0 after arg0=[7.0,-0.0,9.0]
// CALL-RANDOM: @minimumf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @maxnumf(memref<sizes=[3] data=[7.0,nan,9.0]>, 1, 1.0) -> nan after arg0=[7.0,1.0,9.0]
// CALL-RANDOM: @maxnumf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @minnumf(memref<sizes=[3] data=[7.0,2.0,9.0]>, 1, nan) -> 2.0 after arg0=[7.0,2.0,9.0]
// CALL-RANDOM: @minnumf(memref<sizes=[N] values=-4.0..4.0>, 0..N-1, 1.0..9.0) N=1..5 count=30
// CALL: @half(memref<data=[1.0,2.0,3.0,4.0]>, 3, 0.5) -> 4.0 after arg0=[1.0,2.0,3.0,4.5]
