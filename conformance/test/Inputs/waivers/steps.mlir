// What a lowering has to make of two sums and a comparison; the test says what it makes.
func.func @f(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = arith.addi %a, %b : i32
  %positive = arith.cmpi sgt, %s, %zero : i32
  cf.cond_br %positive, ^more(%s : i32), ^end(%s : i32)
^more(%t: i32):
  %u = arith.addi %t, %one : i32
  cf.br ^end(%u : i32)
^end(%r: i32):
  return %r : i32
}
// CALL: @f(-1, 3) -> 3
// CALL: @f(1, 2) -> 4
// CALL: @f(-5, 3) -> -2
