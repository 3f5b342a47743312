// RUN: %check %s
// OPERATION: memref.dealloc
// The descriptor behind an unranked memref describes a part of an allocation: memref.dealloc.
func.func private @release(%u: memref<*xi64>) {
  memref.dealloc %u : memref<*xi64>  // TRAP: bad-free
  return
}
func.func @f() -> i1 {
  %t = arith.constant true
  %m = memref.alloc() : memref<2x3xi64>
  %v = memref.subview %m[1, 0] [1, 3] [1, 1] : memref<2x3xi64> to memref<3xi64, strided<[1], offset: 3>>
  %u = memref.cast %v : memref<3xi64, strided<[1], offset: 3>> to memref<*xi64>
  call @release(%u) : (memref<*xi64>) -> ()
  return %t : i1
}
func.func @whole() -> i1 {
  %t = arith.constant true
  %m = memref.alloc() : memref<2x3xi64>
  %u = memref.cast %m : memref<2x3xi64> to memref<*xi64>
  call @release(%u) : (memref<*xi64>) -> ()
  return %t : i1
}
// CALL: @f() -> trap(bad-free)
// CALL: @whole() -> true
