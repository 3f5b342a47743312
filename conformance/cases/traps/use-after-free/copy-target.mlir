// RUN: %check %s
// OPERATION: memref.copy
// A copy to freed memory. Nothing would be copied if there were no elements.
func.func @f(%k: memref<?xindex>, %n: index) -> index {
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xindex>
  memref.dealloc %m : memref<?xindex>
  memref.copy %k, %m : memref<?xindex> to memref<?xindex>  // TRAP: use-after-free
  return %n : index
}
// CALL: @f(memref<sizes=[2]>, 2) -> trap(use-after-free)
// CALL: @f(memref<sizes=[0]>, 0) -> 0
