// RUN: %check %s
// CLAUSE: CALL-UNRANKED-03
// Passing an unranked memref on needs no memory of its own.
func.func private @inner(%u: memref<*xf32>) -> index {
  %r = memref.rank %u : memref<*xf32>
  return %r : index
}
func.func @outer(%u: memref<*xf32>) -> index {
  %r = call @inner(%u) : (memref<*xf32>) -> index
  return %r : index
}
// CHECK-NOT: llvm.alloca
// CHECK-NOT: llvm.call @malloc
// CALL: @outer(memref<* sizes=[2,3,4]>) -> 3
