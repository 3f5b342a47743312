// RUN: %check %s
// memref.prefetch: every kind of hint, no effect.
func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.prefetch %m[%i, %j], write, locality<0>, data : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.prefetch %m[%j, %i], read, locality<1>, instr : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : f32
}
func.func @scalar(%m: memref<i8>) {
  memref.prefetch %m[], read, locality<2>, data : memref<i8>
  return
}
// CALL: @f(memref<sizes=[2,2] strides=[3,-1] offset=4 data=[1.0,2.0,3.0,4.0]>, 1, 0) -> 3.0 after arg0=[1.0,2.0,3.0,4.0]
// CALL: @scalar(memref<data=[5]>) -> () after arg0=[5]
// CALL-RANDOM: @f(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..5 count=30
