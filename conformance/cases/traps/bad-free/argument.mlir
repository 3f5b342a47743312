// RUN: %check %s
// OPERATION: memref.dealloc
// The caller's buffer came from no memref.alloc of the program, a copy of it does: memref.dealloc.
func.func @f(%m: memref<4xi32>, %own: i1) -> i1 {
  %k = memref.alloc() : memref<4xi32>
  memref.copy %m, %k : memref<4xi32> to memref<4xi32>
  %x = arith.select %own, %k, %m : memref<4xi32>
  memref.dealloc %x : memref<4xi32>  // TRAP: bad-free
  return %own : i1
}
// CALL: @f(memref<>, false) -> trap(bad-free)
// CALL: @f(memref<>, true) -> true
