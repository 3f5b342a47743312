// RUN: %check %s
// OPERATION: memref.load
// The promise of eight bytes would hold for the first element of the source, not for that of the subview: memref.load.
func.func @f(%m: memref<8xi32>, %o: index) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: ?>>
  %r = memref.load %v[%c0] {alignment = 8 : i64} : memref<2xi32, strided<[1], offset: ?>>  // TRAP: misaligned
  return %r : i32
}
// CALL: @f(memref<align=8 data=[0,1,2,3,4,5,6,7]>, 3) -> trap(misaligned)
// CALL: @f(memref<align=8 data=[0,1,2,3,4,5,6,7]>, 4) -> 4
