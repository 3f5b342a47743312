// RUN: %check %s
// Recursion, direct and mutual, with results, memrefs and several live values per frame.
func.func @factorial(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %base = arith.cmpi sle, %n, %c1 : i64
  cf.cond_br %base, ^one, ^more
^one:
  return %c1 : i64
^more:
  %k = arith.subi %n, %c1 : i64
  %f = call @factorial(%k) : (i64) -> i64
  %r = arith.muli %f, %n : i64
  return %r : i64
}
func.func @even(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %t = arith.constant true
  %base = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %base, ^yes, ^more
^yes:
  return %t : i1
^more:
  %k = arith.subi %n, %c1 : i32
  %r = call @odd(%k) : (i32) -> i1
  return %r : i1
}
func.func @odd(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %f = arith.constant false
  %base = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %base, ^no, ^more
^no:
  return %f : i1
^more:
  %k = arith.subi %n, %c1 : i32
  %r = call @even(%k) : (i32) -> i1
  return %r : i1
}
func.func @reverse(%m: memref<?xi8, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %small = arith.cmpi slt, %n, %c2 : index
  cf.cond_br %small, ^done, ^more
^done:
  return
^more:
  %last = arith.subi %n, %c1 : index
  %inner = arith.subi %n, %c2 : index
  %a = memref.load %m[%c0] : memref<?xi8, strided<[?], offset: ?>>
  %b = memref.load %m[%last] : memref<?xi8, strided<[?], offset: ?>>
  memref.store %b, %m[%c0] : memref<?xi8, strided<[?], offset: ?>>
  memref.store %a, %m[%last] : memref<?xi8, strided<[?], offset: ?>>
  %rest = memref.subview %m[1] [%inner] [1] : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>
  call @reverse(%rest) : (memref<?xi8, strided<[?], offset: ?>>) -> ()
  return
}
func.func @ackermann(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %c0 : i32
  %n0 = arith.cmpi eq, %n, %c0 : i32
  %mp = arith.subi %m, %c1 : i32
  %np = arith.subi %n, %c1 : i32
  cf.cond_br %m0, ^first, ^second
^first:
  %r = arith.addi %n, %c1 : i32
  return %r : i32
^second:
  cf.cond_br %n0, ^last(%c1 : i32), ^third
^third:
  %k = call @ackermann(%m, %np) : (i32, i32) -> i32
  cf.br ^last(%k : i32)
^last(%a: i32):
  %s = call @ackermann(%mp, %a) : (i32, i32) -> i32
  return %s : i32
}
// CALL: @factorial(0) -> 1
// CALL: @factorial(20) -> 2432902008176640000
// CALL: @factorial(21) -> -4249290049419214848
// CALL: @even(10) -> true
// CALL: @even(7) -> false
// CALL: @odd(7) -> true
// CALL: @reverse(memref<sizes=[5] strides=[-3] offset=12 data=[1,2,3,4,5]>) -> () after arg0=[5,4,3,2,1]
// CALL: @reverse(memref<sizes=[4] data=[1,2,3,4]>) -> () after arg0=[4,3,2,1]
// CALL: @reverse(memref<sizes=[0]>) -> ()
// CALL: @ackermann(2, 3) -> 9
// CALL: @ackermann(1, 5) -> 7
// CALL: @ackermann(0, -1) -> 0
// CALL: @ackermann(0, 2147483647) -> -2147483648
// CALL-RANDOM: @factorial(-3..25) count=20 seed=1
// CALL-RANDOM: @even(0..40) count=20 seed=1
// CALL-RANDOM: @reverse(memref<sizes=[N]>) N=0..9 count=50 seed=1
// CALL-RANDOM: @ackermann(0..2, 0..4) count=10 seed=1
