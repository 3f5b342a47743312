// RUN: %check %s
// OPERATION: memref.copy
// A copy from freed memory.
func.func @f(%k: memref<2xi64>) {
  %m = memref.alloc() : memref<2xi64>
  memref.dealloc %m : memref<2xi64>
  memref.copy %m, %k : memref<2xi64> to memref<2xi64>  // TRAP: use-after-free
  return
}
func.func @before(%k: memref<2xi64>, %a: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi64>
  memref.store %a, %m[%c0] : memref<2xi64>
  memref.store %a, %m[%c1] : memref<2xi64>
  memref.copy %m, %k : memref<2xi64> to memref<2xi64>
  memref.dealloc %m : memref<2xi64>
  return
}
// CALL: @f(memref<>) -> trap(use-after-free)
// CALL: @before(memref<>, 6) -> () after arg0=[6,6]
