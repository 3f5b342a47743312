// RUN: %check %s
// CLAUSE: DESC-UNRANKED-04
// Sizes behind an unranked memref are found by their number, those of the source and the target of a copy as well.
func.func @sizes(%u: memref<*xi16>, %d: index) -> index {
  %r = memref.dim %u, %d : memref<*xi16>
  return %r : index
}
func.func @copy(%u: memref<*xi16>, %v: memref<*xi16>) {
  memref.copy %u, %v : memref<*xi16> to memref<*xi16>
  return
}
func.func @shaped(%m: memref<?xi16>, %shape: memref<?xindex>) -> memref<*xi16> {
  %r = memref.reshape %m(%shape) : (memref<?xi16>, memref<?xindex>) -> memref<*xi16>
  return %r : memref<*xi16>
}
// CALL: @sizes(memref<* sizes=[4,7,2]>, 0) -> 4
// CALL: @sizes(memref<* sizes=[4,7,2]>, 2) -> 2
// CALL: @copy(memref<* sizes=[2,2] data=[1,2,3,4]>, memref<* sizes=[2,2] strides=[3,1] data=[5,6,7,8]>) -> () after arg1=[1,2,3,4]
// CALL: @shaped(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[2] data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] data=[1,2,3,4,5,6]>
