// RUN: %check %s
// OPERATION: memref.subview
// The size of a window comes from a division said to be exact; nothing of the window is read.
func.func @f(%m: memref<?xi1>, %n: index) -> index {
  %c2 = arith.constant 2 : index
  %k = arith.divui %n, %c2 exact : index
  %v = memref.subview %m[0] [%k] [2] : memref<?xi1> to memref<?xi1, strided<[2]>>  // TRAP: poison-access
  return %n : index
}
// CALL: @f(memref<sizes=[6]>, 5) -> trap(poison-access)
// CALL: @f(memref<sizes=[6]>, 6) -> 6
