// memref-cts: 1
// CALL-RANDOM: @sums(memref<sizes=[100]>) count=8
// CALL-RANDOM: @sums(memref<sizes=[101]>) count=8
// CALL-RANDOM: @sums(memref<sizes=[102]>) count=8
// CALL-RANDOM: @told(memref<sizes=[200]>) count=8
// CALL-RANDOM: @told(memref<sizes=[201]>) count=8
// CALL-RANDOM: @told(memref<sizes=[202]>) count=8
func.func private @probe_i64(i64) -> i64
func.func @sums(%m: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = arith.constant 50 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?xi64>
  %acc = memref.alloca() : memref<i64>
  memref.store %zero, %acc[] : memref<i64>
  scf.for %k = %c0 to %times step %c1 {
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %m[%i] : memref<?xi64>
      %old = memref.load %acc[] : memref<i64>
      %new = arith.addi %old, %x : i64
      memref.store %new, %acc[] : memref<i64>
    }
  }
  %sum = memref.load %acc[] : memref<i64>
  return %sum : i64
}
func.func @told(%m: memref<?xi64>) -> i64 {
  %sum = func.call @sums(%m) : (memref<?xi64>) -> i64
  %one = func.call @probe_i64(%sum) : (i64) -> i64
  %other = func.call @probe_i64(%one) : (i64) -> i64
  %both = arith.addi %one, %other : i64
  return %both : i64
}
