// RUN: %check %s
// OPERATION: memref.view
// A memref.view starts before its source, which is a view itself: the bytes are there, but not the source's.
func.func @f(%m: memref<?xi8>, %i: index, %s: index) -> i32 {
  %n = arith.constant 16 : index
  %w = memref.view %m[%i][%n] : memref<?xi8> to memref<?xi8>
  %v = memref.view %w[%s][] : memref<?xi8> to memref<i32>  // TRAP: subview-out-of-bounds
  %r = memref.load %v[] : memref<i32>
  return %r : i32
}
// CALL: @f(memref<sizes=[32]>, 4, -4) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[20] data=[9,9,9,9,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]>, 4, 0) -> 5
