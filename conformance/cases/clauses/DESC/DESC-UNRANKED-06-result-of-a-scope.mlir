// RUN: %check %s
// CLAUSE: DESC-UNRANKED-06
// A scope of allocations gives back an unranked memref that it made: the descriptor lives as long as the function.
func.func @f(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.alloca_scope -> (memref<*xf32>) {
    %u = memref.cast %m : memref<?xf32> to memref<*xf32>
    memref.alloca_scope.return %u : memref<*xf32>
  }
  %n = memref.dim %v, %c0 : memref<*xf32>
  return %n : index
}
// CALL: @f(memref<sizes=[3] data=[1.0,2.0,3.0]>) -> 3
