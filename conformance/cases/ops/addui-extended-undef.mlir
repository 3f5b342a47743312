// RUN: %check %s
// Sum and carry are of one value each: undef and 0 do not carry, whatever undef is.
func.func @first() -> i32 {
  %x = llvm.mlir.undef : i32
  %k = arith.constant 0 : i32
  %s, %c = arith.addui_extended %x, %k : i32, i1
  cf.cond_br %c, ^yes, ^no
^yes:
  %i = arith.constant 1 : i32
  return %i : i32
^no:
  %j = arith.constant 2 : i32
  return %j : i32
}
func.func @second() -> i32 {
  %x = llvm.mlir.undef : i128
  %k = arith.constant 0 : i128
  %s, %c = arith.addui_extended %k, %x : i128, i1
  cf.cond_br %c, ^yes, ^no
^yes:
  %i = arith.constant 1 : i32
  return %i : i32
^no:
  %j = arith.constant 2 : i32
  return %j : i32
}
// CALL: @first() -> 2
// CALL: @second() -> 2
