// Each inner element becomes the sum of its neighbours: index arithmetic with constants.
func.func @stencil(%from: memref<?x8xi16, strided<[16, 2], offset: ?>>, %to: memref<?x8xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %rows = memref.dim %from, %c0 : memref<?x8xi16, strided<[16, 2], offset: ?>>
  %last = arith.subi %rows, %c1 : index
  scf.for %i = %c1 to %last step %c1 {
    scf.for %j = %c1 to %c7 step %c1 {
      %up = arith.subi %i, %c1 : index
      %down = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %a = memref.load %from[%up, %j] : memref<?x8xi16, strided<[16, 2], offset: ?>>
      %b = memref.load %from[%down, %j] : memref<?x8xi16, strided<[16, 2], offset: ?>>
      %c = memref.load %from[%i, %left] : memref<?x8xi16, strided<[16, 2], offset: ?>>
      %d = memref.load %from[%i, %right] : memref<?x8xi16, strided<[16, 2], offset: ?>>
      %ab = arith.addi %a, %b : i16
      %cd = arith.addi %c, %d : i16
      %sum = arith.addi %ab, %cd : i16
      memref.store %sum, %to[%i, %j] : memref<?x8xi16>
    }
  }
  return
}
// CALL-RANDOM: @stencil(memref<sizes=[N,8]>, memref<sizes=[N,8]>) N=1..6
