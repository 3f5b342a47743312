// RUN: %check %s
// OPERATION: memref.load
// A poison condition chooses between two good memrefs, which gives neither.
func.func @f(%m: memref<2xf32>, %k: memref<2xf32>, %a: i8, %s: i8) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %x = arith.shli %one, %s : i8
  %c = arith.cmpi eq, %x, %a : i8
  %v = arith.select %c, %m, %k : memref<2xf32>
  %r = memref.load %v[%c0] : memref<2xf32>  // TRAP: poison-access
  return %r : f32
}
// CALL: @f(memref<data=[1,2]>, memref<data=[3,4]>, 4, 8) -> trap(poison-access)
// CALL: @f(memref<data=[1,2]>, memref<data=[3,4]>, 4, 3) -> 3.0
