// RUN: %check %s
// OPERATION: memref.load
// A memref argument or result whose aligned pointer breaks `llvm.align` is poison: passing it is fine, going through it is not.
func.func @aligned(%m: memref<4xi32> {llvm.align = 64 : i64}, %go: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant 9 : i32
  cf.cond_br %go, ^load, ^end(%k : i32)
^load:
  %v = memref.load %m[%c0] : memref<4xi32>  // TRAP: poison-access
  cf.br ^end(%v : i32)
^end(%r: i32):
  return %r : i32
}
func.func private @plain(%m: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32>  // TRAP: poison-access
  return %v : i32
}
func.func @at_call(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = "func.call"(%m, %c0) <{arg_attrs = [{llvm.align = 32 : i64}, {}], callee = @plain}> : (memref<?xi32>, index) -> i32
  return %v : i32
}
func.func @through_value(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %f = constant @plain : (memref<?xi32>, index) -> i32
  %v = "func.call_indirect"(%f, %m, %c0) <{arg_attrs = [{llvm.align = 32 : i64}, {}]}> : ((memref<?xi32>, index) -> i32, memref<?xi32>, index) -> i32
  return %v : i32
}
func.func private @same(%m: memref<?xi32>, %i: index) -> (memref<?xi32> {llvm.align = 64 : i64}, index) {
  return %m, %i : memref<?xi32>, index
}
func.func @of_results(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r:2 = call @same(%m, %c0) : (memref<?xi32>, index) -> (memref<?xi32>, index)
  %v = memref.load %r#0[%r#1] : memref<?xi32>  // TRAP: poison-access
  return %v : i32
}
// The offset is not part of what is said of the pointer.
func.func @before_the_offset(%m: memref<2xi32, strided<[1], offset: 1>> {llvm.align = 64 : i64}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32, strided<[1], offset: 1>>  // TRAP: poison-access
  return %v : i32
}
// A range that is broken makes poison, too.
func.func @index_in_range(%m: memref<?xi32>, %i: index {llvm.range = #llvm.constant_range<i64, 0, 3>}) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32>  // TRAP: poison-access
  return %v : i32
}
// CALL: @aligned(memref<data=[1, 2, 3, 4] align=64>, true) -> 1
// CALL: @aligned(memref<data=[1, 2, 3, 4] align=32>, false) -> 9
// CALL: @aligned(memref<data=[1, 2, 3, 4] align=32>, true) -> trap(poison-access)
// CALL: @at_call(memref<data=[1, 2] sizes=[2] align=32>) -> 1
// CALL: @at_call(memref<data=[1, 2] sizes=[2] align=16>) -> trap(poison-access)
// CALL: @through_value(memref<data=[1, 2] sizes=[2] align=32>) -> 1
// CALL: @through_value(memref<data=[1, 2] sizes=[2] align=16>) -> trap(poison-access)
// CALL: @of_results(memref<data=[1, 2] sizes=[2] align=64>) -> 1
// CALL: @of_results(memref<data=[1, 2] sizes=[2] align=32>) -> trap(poison-access)
// CALL: @before_the_offset(memref<data=[1, 2] align=64>) -> 1
// CALL: @before_the_offset(memref<data=[1, 2] align=32>) -> trap(poison-access)
// CALL: @index_in_range(memref<data=[1, 2, 3, 4] sizes=[4]>, 2) -> 3
// CALL: @index_in_range(memref<data=[1, 2, 3, 4] sizes=[4]>, 3) -> trap(poison-access)
