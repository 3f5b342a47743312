// RUN: %check %s
// OPERATION: vector.maskedstore
// A vector.store to memory that was freed; with no lane on, a vector.maskedstore does not touch it.
func.func @f(%v: vector<2xi32>, %k: vector<2xi1>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  vector.maskedstore %m[%c0], %k, %v : memref<2xi32>, vector<2xi1>, vector<2xi32>  // TRAP: use-after-free
  return
}
// CALL: @f([1, 2], [false, true]) -> trap(use-after-free)
// CALL: @f([1, 2], [false, false]) -> ()
