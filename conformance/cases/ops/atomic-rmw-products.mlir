// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.atomic_rmw with the kinds that need a loop: products.
func.func @muli(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %r : i32
}
func.func @mulf(%m: memref<?xf64>, %i: index, %v: f64) -> (f64, f64) {
  %r = memref.atomic_rmw mulf %v, %m[%i] : (f64, memref<?xf64>) -> f64
  %s = memref.atomic_rmw mulf %v, %m[%i] : (f64, memref<?xf64>) -> f64
  return %r, %s : f64, f64
}
// CALL: @muli(memref<sizes=[3] data=[7,-8,9]>, 1, 5) -> -8 after arg0=[7,-40,9]
// CALL: @muli(memref<sizes=[1] data=[65536]>, 0, 65537) -> 65536 after arg0=[65536]
// CALL: @muli(memref<sizes=[2] data=[7,-8]>, 1, 1) -> -8 after arg0=[7,-8]
// CALL: @mulf(memref<sizes=[2] data=[1.5,-2.0]>, 1, 3.0) -> -2.0, -6.0 after arg0=[1.5,-18.0]
// CALL: @mulf(memref<sizes=[2] data=[1.5,nan]>, 1, 3.0) -> nan, nan
// CALL: @mulf(memref<sizes=[2] data=[1.5,inf]>, 1, 3.0) -> inf, inf
// CALL: @mulf(memref<sizes=[2] data=[1.5,-0.0]>, 1, 3.0) -> -0.0, -0.0
// CALL: @mulf(memref<sizes=[2] data=[1.5,-2.5]>, 1, 1.0) -> -2.5, -2.5 after arg0=[1.5,-2.5]
// CALL-RANDOM: @muli(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=40
// CALL-RANDOM: @mulf(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
