// RUN: %check %s
// OPERATION: memref.subview
// A callee takes a window of what an unranked memref holds and does nothing with it.
func.func private @window(%u: memref<*xindex>, %o: index) {
  %m = memref.cast %u : memref<*xindex> to memref<?x2xindex>
  %v = memref.subview %m[%o, 1] [1, 1] [1, 1] : memref<?x2xindex> to memref<1x1xindex, strided<[2, 1], offset: ?>>  // TRAP: subview-out-of-bounds
  return
}
func.func @f(%u: memref<*xindex>, %o: index) -> index {
  call @window(%u, %o) : (memref<*xindex>, index) -> ()
  return %o : index
}
// CALL: @f(memref<* sizes=[3,2]>, 3) -> trap(subview-out-of-bounds)
// CALL: @f(memref<* sizes=[3,2]>, 2) -> 2
