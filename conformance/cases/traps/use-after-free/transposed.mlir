// RUN: %check %s
// OPERATION: memref.store
// A transposed view, made before the memory was freed, is written.
func.func @f(%n: index, %late: i1, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<2x?xf64>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x?xf64> to memref<?x2xf64, strided<[1, ?]>>
  cf.cond_br %late, ^free, ^write
^free:
  memref.dealloc %m : memref<2x?xf64>
  cf.br ^write
^write:
  memref.store %a, %t[%c0, %c1] : memref<?x2xf64, strided<[1, ?]>>  // TRAP: use-after-free
  %r = memref.load %m[%c1, %c0] : memref<2x?xf64>
  return %r : f64
}
// CALL: @f(3, true, 4.5) -> trap(use-after-free)
// CALL: @f(3, false, 4.5) -> 4.5
