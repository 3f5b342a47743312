// RUN: %check %s
// OPERATION: memref.load
// NaN has no integer value, not even one that the mask could bring back inside.
func.func @f(%m: memref<4xi1>, %x: f32) -> i1 {
  %three = arith.constant 3 : i16
  %i = arith.fptoui %x : f32 to i16
  %j = arith.andi %i, %three : i16
  %l = arith.index_castui %j : i16 to index
  %r = memref.load %m[%l] : memref<4xi1>  // TRAP: poison-access
  return %r : i1
}
// CALL: @f(memref<data=[false,true,false,false]>, nan) -> trap(poison-access)
// CALL: @f(memref<data=[false,true,false,false]>, 5.5) -> true
