// RUN: %check %s
// OPERATION: memref.cast
// New memory has the size that it was asked for, not the one that a later cast names.
func.func private @make(%n: index) -> memref<?xi128> {
  %m = memref.alloc(%n) : memref<?xi128>
  return %m : memref<?xi128>
}
func.func @f(%n: index, %a: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %m = call @make(%n) : (index) -> memref<?xi128>
  %k = memref.cast %m : memref<?xi128> to memref<2xi128>  // TRAP: static-mismatch
  memref.store %a, %k[%c1] : memref<2xi128>
  %r = memref.load %m[%c1] : memref<?xi128>
  memref.dealloc %k : memref<2xi128>
  return %r : i128
}
// CALL: @f(3, 5) -> trap(static-mismatch)
// CALL: @f(2, 5) -> 5
