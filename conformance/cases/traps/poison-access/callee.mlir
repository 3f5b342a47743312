// RUN: %check %s
// OPERATION: memref.load
// The caller computes the poison and hands it on through a callee; the callee's caller uses it.
func.func private @double(%i: i16) -> i16 {
  %two = arith.constant 2 : i16
  %r = arith.muli %i, %two overflow<nsw> : i16
  return %r : i16
}
func.func private @get(%m: memref<?xf64>, %i: index) -> f64 {
  %r = memref.load %m[%i] : memref<?xf64>  // TRAP: poison-access
  return %r : f64
}
func.func @f(%m: memref<?xf64>, %i: i16) -> f64 {
  %d = call @double(%i) : (i16) -> i16
  %l = arith.index_cast %d : i16 to index
  %r = call @get(%m, %l) : (memref<?xf64>, index) -> f64
  return %r : f64
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, -32768) -> trap(poison-access)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 1) -> 3.0
