// @add and @even call each other's helpers; @helper is not the case's.
memref.global "private" @calls : memref<i32> = dense<1000>
func.func @add(%a: i32, %b: i32) -> i32 {
  %calls = memref.get_global @calls : memref<i32>
  %old = memref.load %calls[] : memref<i32>
  %s = arith.addi %a, %b : i32
  %h = call @helper(%s) : (i32) -> i32
  %r = arith.addi %old, %h : i32
  return %r : i32
}
func.func private @helper(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %r = arith.addi %a, %c10 : i32
  return %r : i32
}
func.func @scaled(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %r = arith.muli %a, %c10 : i32
  return %r : i32
}
func.func @last(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%old = %zero) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    scf.yield %v : i32
  }
  return %r : i32
}
