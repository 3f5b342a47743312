// RUN: %check %s
// OPERATION: memref.realloc
// memref.realloc in a function that is `llvm.readnone`; in one that is not it is well.
func.func private @promised(%m: memref<?xi32>, %n: index) -> memref<?xi32> attributes {llvm.readnone} {
  %r = memref.realloc %m(%n) : memref<?xi32> to memref<?xi32>  // TRAP: effect-violated
  return %r : memref<?xi32>
}
func.func private @larger(%m: memref<?xi32>, %n: index) -> memref<?xi32> {
  %r = memref.realloc %m(%n) : memref<?xi32> to memref<?xi32>
  return %r : memref<?xi32>
}
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c1) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  cf.cond_br %c, ^promised, ^not
^promised:
  %wrong = call @promised(%m, %c4) : (memref<?xi32>, index) -> memref<?xi32>
  cf.br ^end(%wrong : memref<?xi32>)
^not:
  %right = call @larger(%m, %c4) : (memref<?xi32>, index) -> memref<?xi32>
  cf.br ^end(%right : memref<?xi32>)
^end(%n: memref<?xi32>):
  %r = memref.load %n[%c0] : memref<?xi32>
  memref.dealloc %n : memref<?xi32>
  return %r : i32
}
// CALL: @f(true, 9) -> trap(effect-violated)
// CALL: @f(false, 9) -> 9
