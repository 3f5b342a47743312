// RUN: %check %s
// OPERATION: memref.copy
// The target of a copy is poison.
func.func @f(%m: memref<2xi64>, %k: memref<2xi64>, %c: i1) {
  %p = ub.poison : memref<2xi64>
  %t = arith.select %c, %p, %k : memref<2xi64>
  memref.copy %m, %t : memref<2xi64> to memref<2xi64>  // TRAP: poison-access
  return
}
// CALL: @f(memref<data=[1,2]>, memref<>, true) -> trap(poison-access)
// CALL: @f(memref<data=[1,2]>, memref<>, false) -> () after arg1=[1,2]
