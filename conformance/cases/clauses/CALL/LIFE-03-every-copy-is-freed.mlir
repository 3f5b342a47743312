// RUN: %check %s
// CLAUSE: LIFE-03
// A loop of calls with unranked results: at the end only what the program allocated itself is left, and it is freed.
func.func private @wrap(%m: memref<?xi32>) -> memref<*xi32> {
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() {alignment = 64 : i64} : memref<3xi32>
  %d = memref.cast %m : memref<3xi32> to memref<?xi32>
  memref.store %z, %d[%c2] : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %u = call @wrap(%d) : (memref<?xi32>) -> memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %v = memref.load %r[%c2] : memref<?xi32, strided<[?], offset: ?>>
  %w = arith.addi %v, %one : i32
  memref.store %w, %r[%c2] : memref<?xi32, strided<[?], offset: ?>>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^end:
  %s = memref.load %d[%c2] : memref<?xi32>
  %last = call @wrap(%d) : (memref<?xi32>) -> memref<*xi32>
  %size = memref.dim %last, %c0 : memref<*xi32>
  memref.dealloc %last : memref<*xi32>
  return %s, %size : i32, index
}
// CALL: @f(0) -> 0, 3
// CALL: @f(9) -> 9, 3
// CALL: @f(-1) -> 0, 3
// CALL-RANDOM: @f(0..9) count=10 seed=1
