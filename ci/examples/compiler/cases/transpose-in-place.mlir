// A square view is transposed where it is: two views of one buffer.
func.func @transpose(%buffer: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.reinterpret_cast %buffer to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %columns = memref.transpose %rows (i, j) -> (j, i) : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[1, ?]>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %a = memref.load %rows[%i, %j] : memref<?x?xf32, strided<[?, 1]>>
      %b = memref.load %columns[%i, %j] : memref<?x?xf32, strided<[1, ?]>>
      memref.store %b, %rows[%i, %j] : memref<?x?xf32, strided<[?, 1]>>
      memref.store %a, %columns[%i, %j] : memref<?x?xf32, strided<[1, ?]>>
    }
  }
  return
}
// CALL: @transpose(memref<sizes=[4] data=[1,2,3,4]>, 2) -> () after arg0=[1,3,2,4]
// CALL: @transpose(memref<sizes=[9] data=[1,2,3,4,5,6,7,8,9]>, 3) -> () after arg0=[1,4,7,2,5,8,3,6,9]
// CALL-RANDOM: @transpose(memref<sizes=[64]>, 0..8)
