// RUN: %check %s
// OPERATION: memref.view
// The byte shift of a memref.view is poison.
func.func @f(%m: memref<?xi8>, %s: index, %known: i1) -> memref<i32> {
  %p = ub.poison : index
  %t = arith.select %known, %s, %p : index
  %v = memref.view %m[%t][] : memref<?xi8> to memref<i32>  // TRAP: poison-access
  return %v : memref<i32>
}
// CALL: @f(memref<sizes=[8]>, 4, false) -> trap(poison-access)
// CALL: @f(memref<sizes=[8]>, 4, true) -> memref<offset=0>
