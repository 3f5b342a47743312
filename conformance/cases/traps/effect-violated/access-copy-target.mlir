// RUN: %check %s
// OPERATION: memref.copy
// The target of memref.copy in memory that was there before, in a function that is `llvm.readnone`; in one that is not it is well.
// Made from the rows operation.copy-target and situation.effect-violated of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @promised(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 attributes {llvm.readnone} {
  %c0 = arith.constant 0 : index
  %t = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1] : memref<?xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %n = memref.alloca() : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  memref.copy %n, %t : memref<1xi32> to memref<1xi32, strided<[1], offset: ?>>  // TRAP: effect-violated
  return %v : i32
}
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1] : memref<?xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %n = memref.alloca() : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  memref.copy %n, %t : memref<1xi32> to memref<1xi32, strided<[1], offset: ?>>
  return %v : i32
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
// CALL: @f(false, 9) -> 9
