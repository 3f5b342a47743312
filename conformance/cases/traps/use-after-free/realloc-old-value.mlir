// RUN: %check %s
// OPERATION: memref.load
// After memref.realloc only its result may be used, whatever the sizes are.
func.func @f(%n: index, %k: index, %old: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  cf.cond_br %old, ^old, ^new
^old:
  %a = memref.load %m[%c0] : memref<?xi32>  // TRAP: use-after-free
  memref.dealloc %r : memref<?xi32>
  return %a : i32
^new:
  %b = memref.load %r[%c0] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %b : i32
}
// CALL: @f(4, 8, true) -> trap(use-after-free)
// CALL: @f(4, 4, true) -> trap(use-after-free)
// CALL: @f(4, 1, true) -> trap(use-after-free)
// CALL: @f(4, 8, false) -> 5
