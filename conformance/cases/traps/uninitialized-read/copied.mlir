// RUN: %check %s
// OPERATION: memref.load
// Copying does not initialise: what was never written in the source was never written in the target.
func.func @f(%n: index) -> f16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1.5 : f16
  %m = memref.alloc(%n) : memref<?xf16>
  %k = memref.alloc(%n) : memref<?xf16>
  memref.store %a, %m[%c0] : memref<?xf16>
  %v = memref.subview %m[0] [%n] [1] : memref<?xf16> to memref<?xf16, strided<[1]>>
  memref.copy %v, %k : memref<?xf16, strided<[1]>> to memref<?xf16>
  %last = arith.subi %n, %c1 : index
  %r = memref.load %k[%last] : memref<?xf16>  // TRAP: uninitialized-read
  memref.dealloc %m : memref<?xf16>
  memref.dealloc %k : memref<?xf16>
  return %r : f16
}
// CALL: @f(2) -> trap(uninitialized-read)
// CALL: @f(1) -> 1.5
