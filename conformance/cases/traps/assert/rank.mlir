// RUN: %check %s
// OPERATION: cf.assert
// What is asserted is that an unranked memref has one dimension; a matrix has two: cf.assert.
func.func @f(%u: memref<*xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.rank %u : memref<*xi8>
  %c = arith.cmpi eq, %k, %c1 : index
  cf.assert %c, "one dimension"  // TRAP: assert
  %r = memref.dim %u, %c0 : memref<*xi8>
  return %r : index
}
// CALL: @f(memref<* sizes=[3,1]>) -> trap(assert)
// CALL: @f(memref<* sizes=[3]>) -> 3
