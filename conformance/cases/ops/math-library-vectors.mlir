// RUN: %check %s
// ULP: 8
// Functions that only C's library has, of vectors: one call for each lane.
func.func @row(%x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = math.erf %x : vector<4xf32>
  %1 = math.erfc %x : vector<4xf32>
  %2 = math.cbrt %x : vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @rows(%x: vector<2x2xf64>) -> (vector<2x2xf64>, vector<2x2xf64>, vector<2x2xf64>) {
  %0 = math.asinh %x : vector<2x2xf64>
  %1 = math.acosh %x : vector<2x2xf64>
  %2 = math.atanh %x : vector<2x2xf64>
  return %0, %1, %2 : vector<2x2xf64>, vector<2x2xf64>, vector<2x2xf64>
}
func.func @beside_memory(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %x = vector.load %m[%c0] : memref<?xf32>, vector<4xf32>
  %y = math.erf %x : vector<4xf32>
  %sign = math.copysign %y, %x : vector<4xf32>
  vector.store %sign, %m[%c0] : memref<?xf32>, vector<4xf32>
  return
}
// CALL: @row([0.0, 1.0, -8.0, 0.5])
// CALL: @rows([1.0, 2.5, 1.5, 100.0])
// CALL: @rows([0.0, -0.5, 0.25, 0.9375])
// CALL: @beside_memory(memref<sizes=[5] data=[0.0, -1.0, 0.25, 4.0, 2.0]>)
// CALL: @beside_memory(memref<sizes=[5] data=[nan, -1.0, 0.25, 4.0, 2.0]>)
// CALL: @beside_memory(memref<sizes=[5] data=[inf, -1.0, 0.25, 4.0, 2.0]>)
// CALL-RANDOM: @row(-4.0..4.0) count=50 seed=1
// CALL-RANDOM: @beside_memory(memref<sizes=[N]>) N=4..7 count=20 seed=2
