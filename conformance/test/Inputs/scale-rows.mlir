// A case whose memrefs may cross as bare pointers, and whose results are two.
func.func @scale(%m: memref<2x3xi32>, %f: i32) -> (memref<2x3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c1, %c2] : memref<2x3xi32>
  %y = arith.muli %x, %f : i32
  memref.store %y, %m[%c0, %c1] : memref<2x3xi32>
  return %m, %x : memref<2x3xi32>, i32
}
// CALL: @scale(memref<data=[1,2,3,4,5,6]>, 7)
