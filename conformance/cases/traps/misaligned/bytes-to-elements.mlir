// RUN: %check %s
// OPERATION: memref.load
// A memref.view of larger elements starts at a byte where none of them may lie: it is there, but nothing can be read through it.
func.func @f(%m: memref<?xi8>, %s: index) -> f64 {
  %c1 = arith.constant 1 : index
  %v = memref.view %m[%s][] : memref<?xi8> to memref<2xf64>
  %r = memref.load %v[%c1] : memref<2xf64>  // TRAP: misaligned
  return %r : f64
}
// CALL: @f(memref<sizes=[24] align=16 data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-16,63]>, 4) -> trap(misaligned)
// CALL: @f(memref<sizes=[24] align=16 data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-16,63]>, 8) -> 1.0
