// RUN: %check %s
// OPERATION: memref.view
// The shift of a memref.view is a multiple of the element's size, but the source starts at an odd byte.
func.func @f(%m: memref<?xi8>, %s: index, %t: index) -> i16 {
  %n = arith.constant 8 : index
  %w = memref.view %m[%s][%n] : memref<?xi8> to memref<?xi8>
  %v = memref.view %w[%t][] : memref<?xi8> to memref<i16>  // TRAP: misaligned
  %r = memref.load %v[] : memref<i16>
  return %r : i16
}
// CALL: @f(memref<sizes=[16] align=16>, 1, 2) -> trap(misaligned)
// CALL: @f(memref<sizes=[16] align=16 data=[0,0,0,0,7,0,0,0,0,0,0,0,0,0,0,0]>, 1, 3) -> 7
