func.func @same(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @both(%m: memref<?xf32>) -> (memref<*xf32>, memref<*xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = memref.alloc(%c2, %c3) : memref<?x?xf32>
  %a = memref.cast %m : memref<?xf32> to memref<*xf32>
  %b = memref.cast %n : memref<?x?xf32> to memref<*xf32>
  return %a, %b : memref<*xf32>, memref<*xf32>
}
