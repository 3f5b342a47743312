// RUN: %check %s
// OPTIONS: index-bitwidth=16
// 80000 bytes, which a caller can have, but index cannot count; their elements can be.
func.func @block(%from: memref<20000xi32>, %to: memref<20000xi32>) {
  memref.copy %from, %to : memref<20000xi32> to memref<20000xi32>
  return
}
func.func @rows(%from: memref<2x9000xi64, strided<[9001, 1]>>, %to: memref<2x9000xi64>) {
  memref.copy %from, %to : memref<2x9000xi64, strided<[9001, 1]>> to memref<2x9000xi64>
  return
}
// CALL-RANDOM: @block(memref<>, memref<>) count=2 seed=7
// CALL-RANDOM: @rows(memref<>, memref<>) count=2 seed=7
// CALL-RANDOM: @rows(memref<>, memref<>) count=60 seed=11
