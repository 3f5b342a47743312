// RUN: %check %s
// OPERATION: memref.load
// A function that is `llvm.readnone` reads what it is given; what it made itself it may read.
func.func private @inner(%m: memref<?xi32>, %i: index) -> i32 attributes {llvm.readnone} {
  %own = memref.alloca() : memref<4xi32>
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  memref.store %v, %own[%c1] : memref<4xi32>
  %given = arith.cmpi eq, %i, %c1 : index
  cf.cond_br %given, ^given, ^own
^given:
  %a = memref.load %m[%i] : memref<?xi32>  // TRAP: effect-violated
  return %a : i32
^own:
  %b = memref.load %own[%c1] : memref<4xi32>
  return %b : i32
}
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = call @inner(%m, %i) : (memref<?xi32>, index) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, 1) -> trap(effect-violated)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 0) -> 7
