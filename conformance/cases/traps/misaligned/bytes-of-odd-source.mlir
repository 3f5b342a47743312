// RUN: %check %s
// OPERATION: memref.store
// The shift of a memref.view is a multiple of the element's size, but the source starts at an odd byte.
func.func @f(%m: memref<?xi8>, %s: index, %t: index, %x: i16) {
  %n = arith.constant 8 : index
  %w = memref.view %m[%s][%n] : memref<?xi8> to memref<?xi8>
  %v = memref.view %w[%t][] : memref<?xi8> to memref<i16>
  memref.store %x, %v[] : memref<i16>  // TRAP: misaligned
  return
}
// CALL: @f(memref<sizes=[10] align=16>, 1, 2, 7) -> trap(misaligned)
// CALL: @f(memref<sizes=[10] align=16 data=[0,0,0,0,1,1,0,0,0,0]>, 1, 3, 7) -> () after arg0=[0,0,0,0,7,0,0,0,0,0]
