// RUN: %check %s
// OPERATION: memref.cast
// The view runs backwards by two, the cast says by one.
func.func @f(%m: memref<?xvector<2xf32>>, %s: index) -> vector<2xf32> {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[4] [2] [%s] : memref<?xvector<2xf32>> to memref<2xvector<2xf32>, strided<[?], offset: 4>>
  %k = memref.cast %v : memref<2xvector<2xf32>, strided<[?], offset: 4>> to memref<2xvector<2xf32>, strided<[-1], offset: 4>>  // TRAP: static-mismatch
  %r = memref.load %k[%c1] : memref<2xvector<2xf32>, strided<[-1], offset: 4>>
  return %r : vector<2xf32>
}
// CALL: @f(memref<sizes=[5] data=[[1,2],[3,4],[5,6],[7,8],[9,0]]>, -2) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[5] data=[[1,2],[3,4],[5,6],[7,8],[9,0]]>, -1) -> [7.0, 8.0]
