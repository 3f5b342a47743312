// RUN: %check %s
// CLAUSE: DESC-RANKED-19
// A descriptor whose size is not that of the type breaks a precondition: nobody need notice, so the program is undefined.
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %v = memref.load %s[%i] : memref<4xi32>
  return %v : i32
}
// CALL: @f(memref<sizes=[4] data=[1,2,3,4]>, 3) -> 4
// CALL: @f(memref<sizes=[5] data=[1,2,3,4,5]>, 3) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[4] data=[1,2,3,4] lead=64>, 3) -> 4
// CALL: @f(memref<sizes=[4] data=[-1640531527,1013904242,-626627284,2027808485] lead=64>, 3) -> 2027808485
