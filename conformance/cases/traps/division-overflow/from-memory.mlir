// RUN: %check %s
// OPERATION: arith.divsi
// The quotient is stored over the memory it came from; the update that overflows is the second: arith.divsi.
func.func @f(%m: memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : i64
  %a = memref.load %m[%c0] : memref<2xi64>
  %p = arith.divsi %a, %m1 : i64
  memref.store %p, %m[%c0] : memref<2xi64>
  %b = memref.load %m[%c1] : memref<2xi64>
  %q = arith.divsi %b, %m1 : i64  // TRAP: division-overflow
  memref.store %q, %m[%c1] : memref<2xi64>
  return
}
// CALL: @f(memref<data=[5, -9223372036854775808]>) -> trap(division-overflow)
// CALL: @f(memref<data=[5, -9223372036854775807]>) -> () after arg0=[-5, 9223372036854775807]
