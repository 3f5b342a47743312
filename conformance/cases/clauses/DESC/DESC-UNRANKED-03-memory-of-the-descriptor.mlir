// RUN: %check %s
// CLAUSE: DESC-UNRANKED-03
// The descriptor behind an unranked memref holds as long as the operation that made it says.
func.func private @of_two(%m: memref<?xi32>, %n: memref<2x3xi32>, %c: i1) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %v = memref.cast %n : memref<2x3xi32> to memref<*xi32>
  %r = arith.select %c, %u, %v : memref<*xi32>
  return %r : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %n: memref<2x3xi32>, %d: index, %e: index)
    -> (index, index, index, memref<?xi32, strided<[?], offset: ?>>, memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %yes = arith.constant true
  %no = arith.constant false
  %u = call @of_two(%m, %n, %yes) : (memref<?xi32>, memref<2x3xi32>, i1) -> memref<*xi32>
  %v = call @of_two(%m, %n, %no) : (memref<?xi32>, memref<2x3xi32>, i1) -> memref<*xi32>
  %a = memref.dim %u, %d : memref<*xi32>
  %b = memref.rank %v : memref<*xi32>
  %c = memref.dim %v, %e : memref<*xi32>
  %x = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %y = memref.cast %v : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %a, %b, %c, %x, %y : index, index, index, memref<?xi32, strided<[?], offset: ?>>, memref<?x?xi32, strided<[?, ?], offset: ?>>
}
// CALL: @f(memref<sizes=[7]>, memref<>, 0, 0) -> 7, 2, 2, memref<sizes=[7] strides=[1] offset=0 buffer=arg0>, \
// memref<sizes=[2,3] strides=[3,1] offset=0 buffer=arg1>
// CALL: @f(memref<sizes=[7] lead=64>, memref<lead=32>, 0, 1) -> 7, 2, 3, _, _
