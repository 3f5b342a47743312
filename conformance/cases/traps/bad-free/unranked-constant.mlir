// RUN: %check %s
// OPERATION: memref.dealloc
// A constant global behind an unranked memref is freed; nothing is written: memref.dealloc.
memref.global "private" constant @g : memref<3xi8> = dense<[1, 2, 3]>
func.func private @size_and_free(%u: memref<*xi8>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.dim %u, %c0 : memref<*xi8>
  memref.dealloc %u : memref<*xi8>  // TRAP: bad-free
  return %r : index
}
func.func @f() -> index {
  %m = memref.get_global @g : memref<3xi8>
  %u = memref.cast %m : memref<3xi8> to memref<*xi8>
  %r = call @size_and_free(%u) : (memref<*xi8>) -> index
  return %r : index
}
func.func @copied() -> index {
  %m = memref.get_global @g : memref<3xi8>
  %k = memref.alloc() : memref<3xi8>
  memref.copy %m, %k : memref<3xi8> to memref<3xi8>
  %u = memref.cast %k : memref<3xi8> to memref<*xi8>
  %r = call @size_and_free(%u) : (memref<*xi8>) -> index
  return %r : index
}
// CALL: @f() -> trap(bad-free)
// CALL: @copied() -> 3
