// RUN: %check %s
// OPERATION: memref.store
// A cast forgets that there are two elements; forgetting does not make a third: memref.store.
func.func @f(%m: memref<2xi32>, %i: index, %a: i32) {
  %k = memref.cast %m : memref<2xi32> to memref<?xi32, strided<[?], offset: ?>>
  memref.store %a, %k[%i] : memref<?xi32, strided<[?], offset: ?>>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<bytes=32>, 2, 9) -> trap(out-of-view)
// CALL: @f(memref<bytes=32 data=[1,2]>, 1, 9) -> () after arg0=[1,9]
