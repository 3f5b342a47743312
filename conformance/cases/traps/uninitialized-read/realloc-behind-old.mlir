// RUN: %check %s
// OPERATION: memref.load
// What memref.realloc adds has no contents; what it keeps has.
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %r = memref.realloc %m : memref<2xi32> to memref<4xi32>
  %x = memref.load %r[%i] : memref<4xi32>  // TRAP: uninitialized-read
  memref.dealloc %r : memref<4xi32>
  return %x : i32
}
// CALL: @f(2) -> trap(uninitialized-read)
// CALL: @f(1) -> 5
