// RUN: %check %s
// CLAUSE: DESC-RANKED-05
// A copy writes from the first element of its target on, which its offset says.
func.func @f(%a: memref<?xi32>, %b: memref<?xi32, strided<[1], offset: ?>>) {
  memref.copy %a, %b : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  return
}
// CALL: @f(memref<sizes=[2] data=[8,9]>, memref<sizes=[2] offset=3 bytes=32 fill=zero data=[1,2]>) -> () after arg1=[8,9]
// CALL-RANDOM: @f(memref<sizes=[N]>, memref<sizes=[N]>) N=1..6 count=40 seed=11
