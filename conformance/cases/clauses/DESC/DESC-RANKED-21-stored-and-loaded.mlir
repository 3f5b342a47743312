// RUN: %check %s
// CLAUSE: DESC-RANKED-21
// Two memrefs lie in a memref: each comes back with its sizes, strides, offset and elements.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %n: memref<?xi32, strided<[?], offset: ?>>, %which: index, %i: index) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.store %m, %a[%c0] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.store %n, %a[%c1] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  %x = memref.load %a[%which] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  %d = memref.dim %x, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %v = memref.load %x[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %d, %v : index, i32
}
// CALL: @f(memref<sizes=[2] strides=[3] offset=1 data=[1,2]>, memref<sizes=[4] strides=[-2] offset=7 data=[10,20,30,40]>, 0, 1) -> 2, 2
// CALL: @f(memref<sizes=[2] strides=[3] offset=1 data=[1,2]>, memref<sizes=[4] strides=[-2] offset=7 data=[10,20,30,40]>, 1, 2) -> 4, 30
// CALL: @f(memref<sizes=[2] strides=[3] offset=1 data=[1,2] lead=64>, memref<sizes=[4] strides=[-2] offset=7 data=[10,20,30,40] lead=64>, 0, 1) -> 2, 2
// CALL: @f(memref<sizes=[2] strides=[3] offset=1 data=[-1640531527,1013904242] lead=64>, memref<sizes=[4] strides=[-2] offset=7 data=[-1640531527,1013904242,-626627284,2027808485] lead=64>, 0, 1) -> 2, 1013904242
