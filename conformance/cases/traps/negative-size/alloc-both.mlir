// RUN: %check %s
// OPERATION: memref.alloc
// Two negative sizes have a positive product and still are no sizes of memref.alloc.
func.func @f(%n: index, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %k) : memref<?x?xi8>  // TRAP: negative-size
  %r = memref.dim %m, %c1 : memref<?x?xi8>
  memref.dealloc %m : memref<?x?xi8>
  return %r : index
}
// CALL: @f(-2, -3) -> trap(negative-size)
// CALL: @f(2, 3) -> 3
