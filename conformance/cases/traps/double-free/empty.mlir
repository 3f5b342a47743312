// RUN: %check %s
// OPERATION: memref.dealloc
// Memory without elements is still one allocation and is freed once: memref.dealloc.
func.func @f(%n: index, %c: i1) -> index {
  %m = memref.alloc(%n) : memref<?x4xi32>
  %k = memref.alloc(%n) : memref<?x4xi32>
  %s = arith.select %c, %m, %k : memref<?x4xi32>
  memref.dealloc %s : memref<?x4xi32>
  memref.dealloc %m : memref<?x4xi32>  // TRAP: double-free
  return %n : index
}
// CALL: @f(0, true) -> trap(double-free)
// CALL: @f(0, false) -> 0
