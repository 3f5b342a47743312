// RUN: %check %s
// CLAUSE: DESC-RANKED-20
// A new descriptor starts from poison, and none of it is left: all its fields go out.
func.func @f(%m: memref<?xf32>, %a: index, %b: index, %c: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %r = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 2], strides: [%c, 1]
      : memref<?xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %s = memref.cast %r : memref<?x2xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %s : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// CHECK: llvm.mlir.{{(poison|undef)}} : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CALL: @f(memref<sizes=[9] data=[0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0]>, 1, 2, 3) -> memref<buffer=arg0 offset=1 sizes=[2,2] strides=[3,1] data=[1.0,2.0,4.0,5.0]>
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..N-1, 0..N-1, 0..N-1) N=1..6 count=20 seed=1
