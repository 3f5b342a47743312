// RUN: %check %s
// OPERATION: memref.cast
// Zeros are read as an unranked memref: rank zero is right, its descriptor is at null.
func.func @f(%t: memref<1xmemref<*xf32>>, %b: memref<2xi64>, %k: memref<f32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %u = memref.cast %k : memref<f32> to memref<*xf32>
  memref.store %u, %t[%c0] : memref<1xmemref<*xf32>>
  cf.cond_br %c, ^clear, ^use
^clear:
  memref.store %zero, %b[%c1] : memref<2xi64>
  cf.br ^use
^use:
  %w = memref.load %t[%c0] : memref<1xmemref<*xf32>>
  memref.store %zero, %b[%c1] : memref<2xi64>
  %m = memref.cast %w : memref<*xf32> to memref<f32>  // TRAP: null-access
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[1.5]>, true) -> trap(null-access)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<data=[1.5]>, false) -> 1.5 after arg1=[0,0]
