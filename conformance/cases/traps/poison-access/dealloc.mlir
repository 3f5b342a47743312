// RUN: %check %s
// OPERATION: memref.dealloc
// What is freed is poison.
func.func @f(%c: i1, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  %p = ub.poison : memref<1xi32>
  %k = arith.select %c, %p, %m : memref<1xi32>
  memref.dealloc %k : memref<1xi32>  // TRAP: poison-access
  return %r : i32
}
// CALL: @f(true, 5) -> trap(poison-access)
// CALL: @f(false, 5) -> 5
