// RUN: %check %s
// OPERATION: memref.store
// Only the inner index is too large; the address is that of an element of the next row.
func.func @f(%m: memref<?x?xi16>, %i: index, %j: index, %a: i16) {
  memref.store %a, %m[%i, %j] : memref<?x?xi16>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, 3, 9) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 0, 9) -> () after arg0=[1,2,3,9,5,6]
