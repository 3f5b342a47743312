// RUN: %check %s
// OPERATION: memref.dim
// The index is a multiple of 2 to the 32, whose lower half would be inside, but all 64 bits count: memref.dim.
func.func @f(%m: memref<?x?xi16>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?x?xi16>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<sizes=[3,4]>, 4294967296) -> trap(dim-out-of-range)
// CALL: @f(memref<sizes=[3,4]>, 0) -> 3
