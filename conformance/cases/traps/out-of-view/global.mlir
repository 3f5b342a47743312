// RUN: %check %s
// OPERATION: memref.load
// The index of a global's second dimension is good for the first only: memref.load.
memref.global "private" constant @g : memref<3x2xi32> = dense<[[1, 2], [3, 4], [5, 6]]>
func.func @f(%i: index, %j: index) -> i32 {
  %m = memref.get_global @g : memref<3x2xi32>
  %r = memref.load %m[%i, %j] : memref<3x2xi32>  // TRAP: out-of-view
  return %r : i32
}
// CALL: @f(0, 2) -> trap(out-of-view)
// CALL: @f(2, 0) -> 5
