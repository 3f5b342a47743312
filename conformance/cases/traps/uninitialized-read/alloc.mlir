// RUN: %check %s
// OPERATION: memref.load
// A load from new heap memory that was never written.
func.func @f(%i: index, %j: index) -> i32 {
  %a = arith.constant 5 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %a, %m[%i] : memref<4xi32>
  %r = memref.load %m[%j] : memref<4xi32>  // TRAP: uninitialized-read
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
// CALL: @f(1, 2) -> trap(uninitialized-read)
// CALL: @f(2, 2) -> 5
