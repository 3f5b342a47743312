// RUN: %check %s
// OPERATION: memref.load
// What memref.realloc keeps is what its operand describes: a view of the first two bytes, not the four of the allocation.
func.func @f(%i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 5 : i8
  %m = memref.alloc() : memref<4xi8>
  memref.store %v, %m[%c1] : memref<4xi8>
  memref.store %v, %m[%c2] : memref<4xi8>
  %w = memref.view %m[%c0][%c2] : memref<4xi8> to memref<?xi8>
  %r = memref.realloc %w : memref<?xi8> to memref<3xi8>
  %x = memref.load %r[%i] : memref<3xi8>  // TRAP: uninitialized-read
  memref.dealloc %r : memref<3xi8>
  return %x : i8
}
// CALL: @f(2) -> trap(uninitialized-read)
// CALL: @f(1) -> 5
