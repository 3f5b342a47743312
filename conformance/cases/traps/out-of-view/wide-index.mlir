// RUN: %check %s
// OPERATION: memref.store
// The lower half of the index is inside, all of it is not: memref.store.
func.func @f(%m: memref<?xi16>, %a: i64, %x: i16) {
  %i = arith.index_castui %a : i64 to index
  memref.store %x, %m[%i] : memref<?xi16>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, 4294967297, 9) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 1, 9) -> () after arg0=[1,9]
