// RUN: %check %s
// Sums and products of floats in any order: the same number where none is rounded, any number where one is.
func.func @columns(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %r = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
func.func @product(%v: vector<2x2xf64>, %a: f64) -> f64 {
  %r = vector.multi_reduction <mul>, %v, %a [0, 1] : vector<2x2xf64> to f64
  return %r : f64
}
func.func @reassociated(%v: vector<5xf32>, %a: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a fastmath<reassoc> : vector<5xf32> into f32
  return %r : f32
}
func.func @dot(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %r : f32
}
func.func @matmul(%a: vector<2x3xf64>, %b: vector<3x2xf64>, %c: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf64>, vector<3x2xf64> into vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @one(%v: vector<3x1xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %r = vector.multi_reduction <add>, %v, %a [1] : vector<3x1xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
// CALL: @one([1.5, 0.1, 3.0], [0.25, 7.0, -0.5])
// CALL: @columns([1.0, 2.0, -3.0, 4.0, 5.0, 3.0], [10.0, 20.0, 30.0]) -> [15.0, 27.0, 30.0]
// CALL: @columns([1.0e+30, 2.0, 3.5, -1.0e+30, 5.0, 6.25], [1.0, 20.0, 0.0])
// CALL: @columns([1.0, 2.0, -3.0, 4.0, 5.0, 3.0], [10.0, 20.0, -0.0]) -> [15.0, 27.0, 0.0]
// CALL: @product([1.0, -2.0, 3.0, 4.0], 5.0) -> -120.0
// CALL: @product([1.1, -2.2, 3.3, 4.4], 5.5)
// CALL: @reassociated([1.0, 2.0, 3.0, 4.0, 5.0], 100.0) -> 115.0
// CALL: @reassociated([1.0e+30, 1.0, -1.0e+30, 5.0, 0.5], 0.0)
// CALL: @reassociated([-0.0, -0.0, -0.0, -0.0, -0.0], -0.0) -> -0.0
// CALL: @dot([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], 100.0) -> 132.0
// CALL: @dot([1.1, 2.2, 3.3], [4.4, 5.5, 6.6], 100.0)
// CALL: @dot([-0.0, 2.0, 3.0], [4.0, 5.0, 6.0], 100.0) -> 128.0
// CALL: @dot([1.0, -0.0, 3.0], [4.0, 5.0, 6.0], 100.0) -> 122.0
// CALL: @dot([-0.0, -0.0, -0.0], [-0.0, -0.0, -0.0], -0.0) -> 0.0
// CALL: @dot([nan, 2.0, 3.0], [4.0, 5.0, 6.0], 100.0) -> nan
// CALL: @dot([1.0, 2.0, 3.0], [4.0, nan, 6.0], 100.0) -> nan
// CALL: @dot([1.0, 2.0, nan], [4.0, 5.0, 6.0], 100.0) -> nan
// CALL: @dot([inf, 2.0, 3.0], [4.0, 5.0, 6.0], 100.0) -> inf
// CALL: @dot([1.0, inf, 3.0], [4.0, 5.0, 6.0], 100.0) -> inf
// CALL: @dot([1.0, 2.0, -inf], [4.0, 5.0, 6.0], 100.0) -> -inf
// CALL: @matmul([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [1.0, 0.0, 0.0, 1.0, 1.0, 1.0], [10.0, 20.0, 30.0, 40.0]) -> [14.0, 25.0, 40.0, 51.0]
// CALL: @matmul([nan, 2.0, 3.0, 4.0, 5.0, nan], [1.0, 0.0, 0.0, 1.0, 1.0, 1.0], [10.0, 20.0, 30.0, 40.0]) -> [nan, nan, nan, nan]
// CALL: @matmul([1.0, 2.0, 3.0, 4.0, nan, 6.0], [1.0, 0.0, 0.0, 1.0, 1.0, 1.0], [10.0, 20.0, 30.0, 40.0]) -> [14.0, 25.0, nan, nan]
// CALL: @matmul([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [1.0, 0.0, 0.0, 1.0, 1.0, 1.0], [inf, 20.0, -inf, nan]) -> [inf, 25.0, -inf, nan]
// CALL: @matmul([1.0, inf, 3.0, 4.0, 5.0, 6.0], [1.0, 2.0, 3.0, 1.0, 1.0, 1.0], [10.0, 20.0, 30.0, 40.0]) -> [inf, inf, 55.0, 59.0]
// CALL-RANDOM: @matmul count=20 seed=1
