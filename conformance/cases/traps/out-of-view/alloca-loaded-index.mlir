// RUN: %check %s
// OPERATION: memref.store
// The index was itself loaded from a memref and points one too far into stack memory: memref.store.
func.func @f(%p: memref<?xindex>, %k: index, %a: i8) -> i8 {
  %c3 = arith.constant 3 : index
  %n = arith.constant 4 : index
  %m = memref.alloca(%n) : memref<?xi8>
  memref.store %a, %m[%c3] : memref<?xi8>
  %i = memref.load %p[%k] : memref<?xindex>
  %b = arith.constant 7 : i8
  memref.store %b, %m[%i] : memref<?xi8>  // TRAP: out-of-view
  %r = memref.load %m[%c3] : memref<?xi8>
  return %r : i8
}
// CALL: @f(memref<sizes=[2] data=[4,3]>, 0, 1) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] data=[4,3]>, 1, 1) -> 7
