// memref-cts: 1
// CALL: @sum(1, 2) -> 1013
// CALL: @helped(5) -> 51
// CALL: @through(memref<sizes=[2] strides=[3] offset=1 data=[7,8]>) -> 8
// @helper is this file's own, though the callees have one of this name.
func.func private @add(%a: i32, %b: i32) -> i32
func.func private @scaled(%a: i32) -> i32
func.func private @last(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32
func.func private @helper(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.addi %a, %c1 : i32
  return %r : i32
}
func.func @sum(%a: i32, %b: i32) -> i32 {
  %s = call @add(%a, %b) : (i32, i32) -> i32
  return %s : i32
}
func.func @helped(%a: i32) -> i32 {
  %s = call @scaled(%a) : (i32) -> i32
  %r = call @helper(%s) : (i32) -> i32
  return %r : i32
}
func.func @through(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %r = call @last(%m) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  return %r : i32
}
