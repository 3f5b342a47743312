// RUN: %check %s
// OPERATION: arith.ceildivsi
// The division stands above the check of its divisor, so the check comes too late for arith.ceildivsi.
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %q = arith.ceildivsi %a, %b : i32  // TRAP: division-by-zero
  %zero = arith.cmpi eq, %b, %c0 : i32
  cf.cond_br %zero, ^end(%a : i32), ^end(%q : i32)
^end(%r: i32):
  return %r : i32
}
func.func @below(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %zero = arith.cmpi eq, %b, %c0 : i32
  cf.cond_br %zero, ^end(%a : i32), ^divide
^divide:
  %q = arith.ceildivsi %a, %b : i32
  cf.br ^end(%q : i32)
^end(%r: i32):
  return %r : i32
}
// CALL: @f(7, 0) -> trap(division-by-zero)
// CALL: @below(7, 0) -> 7
// CALL: @f(7, 2) -> 4
