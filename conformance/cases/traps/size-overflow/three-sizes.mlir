// RUN: %check %s
// OPERATION: memref.alloc
// Any two of the three sizes have a product that fits; it is allocated in a callee.
func.func private @make(%a: index, %b: index, %c: index) -> memref<?x?x?xi16> {
  %m = memref.alloc(%a, %b, %c) : memref<?x?x?xi16>  // TRAP: size-overflow
  return %m : memref<?x?x?xi16>
}
func.func @f(%n: index) -> index {
  %c2 = arith.constant 2 : index
  %m = call @make(%n, %n, %n) : (index, index, index) -> memref<?x?x?xi16>
  %r = memref.dim %m, %c2 : memref<?x?x?xi16>
  memref.dealloc %m : memref<?x?x?xi16>
  return %r : index
}
// CALL: @f(2642246) -> trap(size-overflow)
// CALL: @f(5) -> 5
