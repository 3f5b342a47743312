// RUN: %check %s
// OPERATION: vector.load
// One lane of a vector.load was never written.
func.func @f(%a: i32, %i: index) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xi32>
  memref.store %a, %m[%c0] : memref<3xi32>
  memref.store %a, %m[%c1] : memref<3xi32>
  %r = vector.load %m[%i] : memref<3xi32>, vector<2xi32>  // TRAP: uninitialized-read
  return %r : vector<2xi32>
}
// CALL: @f(7, 1) -> trap(uninitialized-read)
// CALL: @f(7, 0) -> [7, 7]
