// RUN: %check %s
// CLAUSE: FUNCTY-06
// Two memrefs of one type around a number: each arrives where it was passed.
func.func private @g(%a: memref<?xi32>, %n: i32, %b: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<?xi32>
  %y = memref.load %b[%c0] : memref<?xi32>
  %xn = arith.muli %x, %n : i32
  %r = arith.subi %xn, %y : i32
  return %r : i32
}
func.func @f(%a: memref<?xi32>, %n: i32, %b: memref<?xi32>) -> i32 {
  %r = call @g(%a, %n, %b) : (memref<?xi32>, i32, memref<?xi32>) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[1] data=[7]>, 10, memref<sizes=[1] data=[4]>) -> 66
// CALL-RANDOM: @f(memref<sizes=[M]>, _, memref<sizes=[N]>) M=1..4 N=1..4 count=20 seed=1
