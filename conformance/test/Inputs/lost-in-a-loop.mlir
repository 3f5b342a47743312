func.func @lose(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xi32>
  }
  %o = memref.alloc() : memref<i64>
  return
}
// CALL: @lose(3000)
