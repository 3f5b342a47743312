// RUN: %check %s
// Copies out of sliding windows: elements of the source overlap, so that strides look like those of a block although it is none.
func.func @windows(%m: memref<4x?xi32, strided<[1, 1], offset: ?>>, %k: memref<4x?xi32>) {
  memref.copy %m, %k : memref<4x?xi32, strided<[1, 1], offset: ?>> to memref<4x?xi32>
  return
}
func.func @rows(%m: memref<2x?x3xi16, strided<[3, 3, 1], offset: ?>>, %k: memref<2x?x3xi16>) {
  memref.copy %m, %k : memref<2x?x3xi16, strided<[3, 3, 1], offset: ?>> to memref<2x?x3xi16>
  return
}
// CALL: @windows(memref<sizes=[4,3] offset=2>, memref<sizes=[4,3] fill=zero>)
// CALL: @windows(memref<sizes=[4,1] offset=0>, memref<sizes=[4,1] fill=zero>)
// CALL: @windows(memref<sizes=[4,0]>, memref<sizes=[4,0]>)
// CALL: @rows(memref<sizes=[2,2,3] offset=1>, memref<sizes=[2,2,3] fill=zero>)
