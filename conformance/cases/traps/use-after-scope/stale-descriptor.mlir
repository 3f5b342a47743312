// RUN: %check %s
// OPERATION: memref.cast
// An unranked memref that a callee left in memory refers to a descriptor on the callee's stack; that the elements are alive does not help.
func.func private @put(%t: memref<1xmemref<*xi32>>, %k: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %u = memref.cast %k : memref<2xi32> to memref<*xi32>
  memref.store %u, %t[%c0] : memref<1xmemref<*xi32>>
  return
}
func.func @f(%k: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %t = memref.alloca() : memref<1xmemref<*xi32>>
  call @put(%t, %k) : (memref<1xmemref<*xi32>>, memref<2xi32>) -> ()
  %u = memref.load %t[%c0] : memref<1xmemref<*xi32>>
  %m = memref.cast %u : memref<*xi32> to memref<2xi32>  // TRAP: use-after-scope
  %r = memref.load %m[%c0] : memref<2xi32>
  return %r : i32
}
func.func @rank(%k: memref<2xi32>) -> index {
  %c0 = arith.constant 0 : index
  %t = memref.alloca() : memref<1xmemref<*xi32>>
  call @put(%t, %k) : (memref<1xmemref<*xi32>>, memref<2xi32>) -> ()
  %u = memref.load %t[%c0] : memref<1xmemref<*xi32>>
  %r = memref.rank %u : memref<*xi32>
  return %r : index
}
// CALL: @f(memref<data=[3,4]>) -> trap(use-after-scope)
// CALL: @rank(memref<data=[3,4]>) -> 1
