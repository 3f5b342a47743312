// RUN: %check %s
// CLAUSE: DESC-UNRANKED-03
// The descriptor behind an unranked memref holds as long as the operation that made it says.
func.func private @of_two(%m: memref<?xi32>, %n: memref<2x2xi32>, %c: i1) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  %v = memref.cast %n : memref<2x2xi32> to memref<*xi32>
  %r = arith.select %c, %u, %v : memref<*xi32>
  return %r : memref<*xi32>
}
func.func @f(%m: memref<?xi32>, %n: memref<2x2xi32>, %d: index) -> (index, index, index) {
  %yes = arith.constant true
  %no = arith.constant false
  %u = call @of_two(%m, %n, %yes) : (memref<?xi32>, memref<2x2xi32>, i1) -> memref<*xi32>
  %v = call @of_two(%m, %n, %no) : (memref<?xi32>, memref<2x2xi32>, i1) -> memref<*xi32>
  %a = memref.dim %u, %d : memref<*xi32>
  %b = memref.rank %v : memref<*xi32>
  %c = memref.dim %v, %d : memref<*xi32>
  return %a, %b, %c : index, index, index
}
// CALL: @f(memref<sizes=[7]>, memref<>, 0) -> 7, 2, 2
