// RUN: %check %s
// OPERATION: memref.atomic_rmw
// memref.atomic_rmw in memory that was there before, in a function that is `llvm.readnone`; in one that is not it is well.
// Made from the rows operation.atomic-rmw and situation.effect-violated of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @promised(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 attributes {llvm.readnone} {
  %r = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32, strided<[1], offset: ?>>) -> i32  // TRAP: effect-violated
  return %r : i32
}
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32, strided<[1], offset: ?>>) -> i32
  return %r : i32
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %five, %m[%c0] : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  cf.cond_br %c, ^promised, ^not
^promised:
  %wrong = call @promised(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  memref.dealloc %m : memref<1xi32>
  return %wrong : i32
^not:
  %r = call @access(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
// CALL: @f(true, 9) -> trap(effect-violated)
// CALL: @f(false, 9) -> 5
