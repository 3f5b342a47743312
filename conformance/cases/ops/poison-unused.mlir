// RUN: %check %s
// Poison that reaches nothing observable: not used, dropped by select, overwritten in memory, overwritten in a vector's place.
func.func @unused(%a: i32) -> i32 {
  %p = ub.poison : i32
  %q = arith.addi %p, %a : i32
  return %a : i32
}
func.func @selected_away(%c: i1, %a: f32) -> f32 {
  %p = ub.poison : f32
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %x = arith.select %c, %a, %p : f32
  %y = arith.select %n, %a, %p : f32
  %r = arith.select %c, %x, %y : f32
  return %r : f32
}
func.func @overwritten(%m: memref<?xi16>, %i: index, %a: i16) -> i16 {
  %p = ub.poison : i16
  memref.store %p, %m[%i] : memref<?xi16>
  memref.store %a, %m[%i] : memref<?xi16>
  %r = memref.load %m[%i] : memref<?xi16>
  return %r : i16
}
func.func @overwritten_by_copy(%m: memref<3xi64>, %k: memref<3xi64>) {
  %p = ub.poison : i64
  %c1 = arith.constant 1 : index
  memref.store %p, %k[%c1] : memref<3xi64>
  memref.copy %m, %k : memref<3xi64> to memref<3xi64>
  return
}
func.func @overflow_unused(%a: i8, %b: i8) -> i8 {
  %p = arith.addi %a, %b overflow<nsw> : i8
  %q = arith.addi %a, %b : i8
  return %q : i8
}
func.func @block_argument(%c: i1, %a: i8) -> i8 {
  %p = ub.poison : i8
  cf.cond_br %c, ^end(%a, %p : i8, i8), ^end(%p, %a : i8, i8)
^end(%x: i8, %y: i8):
  %r = arith.select %c, %x, %y : i8
  return %r : i8
}
func.func @lane(%c: vector<3xi1>, %a: vector<3xi8>) -> vector<3xi8> {
  %p = ub.poison : vector<3xi8>
  %t = arith.constant dense<true> : vector<3xi1>
  %n = arith.xori %c, %t : vector<3xi1>
  %x = arith.select %c, %a, %p : vector<3xi1>, vector<3xi8>
  %y = arith.select %n, %a, %p : vector<3xi1>, vector<3xi8>
  %r = arith.select %c, %x, %y : vector<3xi1>, vector<3xi8>
  return %r : vector<3xi8>
}
// CALL: @unused(5) -> 5
// CALL: @selected_away(true, 2.5) -> 2.5
// CALL: @selected_away(false, 2.5) -> 2.5
// CALL: @overwritten(memref<sizes=[3] data=[1,2,3]>, 1, 9) -> 9 after arg0=[1,9,3]
// CALL: @overwritten_by_copy(memref<data=[1,2,3]>, memref<data=[4,5,6]>) -> () after arg1=[1,2,3]
// CALL: @overflow_unused(127, 1) -> -128
// CALL: @block_argument(true, 3) -> 3
// CALL: @block_argument(false, 3) -> 3
// CALL: @lane([true, false, true], [1, 2, 3]) -> [1, 2, 3]
// CALL-RANDOM: @unused(_) count=5 seed=1
// CALL-RANDOM: @selected_away(_, _) count=10 seed=1
// CALL-RANDOM: @overwritten(memref<sizes=[N]>, 0..N-1, _) N=1..5 count=30 seed=1
// CALL-RANDOM: @overwritten_by_copy(_, _) count=10 seed=1
// CALL-RANDOM: @lane(_, _) count=20 seed=1
