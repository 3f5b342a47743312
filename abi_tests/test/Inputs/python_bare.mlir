// Functions with bare pointers that Python and Rust call.
func.func @add(%a: memref<2x3xi32>, %b: memref<2x3xi32>) -> memref<2x3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %0 = memref.load %a[%i, %j] : memref<2x3xi32>
      %1 = memref.load %b[%i, %j] : memref<2x3xi32>
      %2 = arith.addi %0, %1 : i32
      memref.store %2, %b[%i, %j] : memref<2x3xi32>
    }
  }
  return %b : memref<2x3xi32>
}
func.func @make() -> memref<4xf64> {
  %c3 = arith.constant 3 : index
  %c = arith.constant 1.5 : f64
  %m = memref.alloc() : memref<4xf64>
  memref.store %c, %m[%c3] : memref<4xf64>
  return %m : memref<4xf64>
}
func.func @one(%m: memref<i32>) -> i32 {
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
func.func @pair(%m: memref<3xi8>, %n: memref<3xi8>) -> (memref<3xi8>, memref<3xi8>) {
  return %n, %m : memref<3xi8>, memref<3xi8>
}
memref.global "private" constant @numbers_of_table : memref<3xi32> = dense<[3, 1, 4]>
func.func @table() -> memref<3xi32> {
  %m = memref.get_global @numbers_of_table : memref<3xi32>
  return %m : memref<3xi32>
}
