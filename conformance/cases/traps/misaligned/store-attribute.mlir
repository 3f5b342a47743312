// RUN: %check %s
// OPERATION: memref.store
// The alignment that a store promises does not hold.
func.func @f(%m: memref<?xi8>, %i: index, %a: i8) {
  memref.store %a, %m[%i] {alignment = 4 : i64} : memref<?xi8>  // TRAP: misaligned
  return
}
// CALL: @f(memref<sizes=[5] align=4 data=[1,2,3,4,5]>, 2, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[5] align=4 data=[1,2,3,4,5]>, 4, 9) -> () after arg0=[1,2,3,4,9]
