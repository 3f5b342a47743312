// RUN: %check %s
// CLAUSE: CALL-UNRANKED-05
// The descriptor that a call was given is still there afterwards, for more calls.
func.func private @count(%u: memref<*xi32>, %d: index) -> index {
  %r = memref.dim %u, %d : memref<*xi32>
  return %r : index
}
func.func @f(%m: memref<?x?xi32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %m : memref<?x?xi32> to memref<*xi32>
  %a = call @count(%u, %c0) : (memref<*xi32>, index) -> index
  %b = call @count(%u, %c1) : (memref<*xi32>, index) -> index
  %c = memref.dim %u, %c0 : memref<*xi32>
  return %a, %b, %c : index, index, index
}
// CALL: @f(memref<sizes=[4,9]>) -> 4, 9, 4
