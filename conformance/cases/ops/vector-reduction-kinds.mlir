// RUN: %check %s
// Reductions of elements of every kind.
func.func @odd(%v: vector<3xi24>, %b: vector<5xi1>, %a: i24) -> (i24, i24, i24, i1, i1, i1) {
  %0 = vector.reduction <add>, %v : vector<3xi24> into i24
  %1 = vector.reduction <maxsi>, %v, %a : vector<3xi24> into i24
  %2 = vector.reduction <minui>, %v : vector<3xi24> into i24
  %3 = vector.reduction <and>, %b : vector<5xi1> into i1
  %4 = vector.reduction <xor>, %b : vector<5xi1> into i1
  %5 = vector.reduction <maxsi>, %b : vector<5xi1> into i1
  return %0, %1, %2, %3, %4, %5 : i24, i24, i24, i1, i1, i1
}
func.func @index(%v: vector<3xindex>) -> (index, index) {
  %0 = vector.reduction <mul>, %v : vector<3xindex> into index
  %1 = vector.reduction <minsi>, %v : vector<3xindex> into index
  return %0, %1 : index, index
}
func.func @halves(%v: vector<3xf16>, %w: vector<3xbf16>) -> (f16, bf16, f16) {
  %0 = vector.reduction <add>, %v : vector<3xf16> into f16
  %1 = vector.reduction <mul>, %w : vector<3xbf16> into bf16
  %2 = vector.reduction <maximumf>, %v : vector<3xf16> into f16
  return %0, %1, %2 : f16, bf16, f16
}
func.func @one(%v: vector<1xf32>, %z: vector<i32>) -> (f32, i32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <add>, %z : vector<i32> into i32
  return %0, %1 : f32, i32
}
func.func @masked(%v: vector<3xf32>, %k: vector<3xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v, %a : vector<3xf32> into f32 } : vector<3xi1> -> f32
  %1 = vector.mask %k { vector.reduction <minimumf>, %v, %a : vector<3xf32> into f32 } : vector<3xi1> -> f32
  %2 = vector.mask %k { vector.reduction <mul>, %v : vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @masked_products(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>, %k: vector<2x3xi1>) -> vector<2x3xi32> {
  %r = vector.mask %k { vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<2xi32>, vector<3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @masked_contract(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>, %k: vector<2x3xi1>) -> vector<2xi32> {
  %r = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
// CALL: @odd([8388607, 1, 2], [true, true, true, false, true], -1) -> -8388606, 8388607, 1, false, false, false
// CALL: @index([2, 3, -4]) -> -24, -4
// CALL: @halves([2048.0, 1.0, 1.0], [1.5, 2.0, -1.0]) -> 2048.0, -3.0, 2048.0
// CALL: @masked([5.0, nan, 0.5], [true, false, true], 1.0) -> 5.0, 0.5, 2.5
// CALL: @masked([nan, nan, 0.5], [true, false, true], 1.0) -> 1.0, nan, nan
// CALL: @masked([inf, nan, 0.5], [true, false, true], 1.0) -> inf, 0.5, inf
// CALL: @masked([-inf, nan, 0.5], [true, false, true], 1.0) -> 1.0, -inf, -inf
// CALL: @masked([nan, nan, nan], [true, false, true], nan) -> nan, nan, nan
// CALL: @masked([nan, nan, nan], [true, false, true], -0.0) -> -0.0, nan, nan
// CALL: @masked_products([1, 2], [3, 4, 5], [0, 0, 0, 0, 0, 1], [true, false, true, false, true, true]) -> [3, 0, 5, 0, 8, 11]
// CALL: @masked_contract([1, 2, 3, 4, 5, 6], [1, 10, 100], [0, 1000], [true, false, true, false, true, true]) -> [301, 1650]
// CALL-RANDOM: @odd count=30 seed=1
// CALL-RANDOM: @index count=30 seed=2
// CALL-RANDOM: @halves count=30 seed=3
// CALL-RANDOM: @one count=30 seed=5
// CALL-RANDOM: @masked count=30 seed=6
// CALL-RANDOM: @masked_products count=30 seed=7
// CALL-RANDOM: @masked_contract count=30 seed=8
// CALL-RANDOM: @odd count=60 seed=11
