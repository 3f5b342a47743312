// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// Every kind of vector.scan, from outside and from inside, over integers and floats: an inclusive scan starts with the first slice, an exclusive one with the initial value.
func.func @add_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @mul_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <mul>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <mul>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @minsi_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <minsi>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <minsi>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @minui_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <minui>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <minui>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @maxsi_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <maxsi>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <maxsi>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @maxui_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <maxui>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <maxui>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @and_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <and>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <and>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @or_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <or>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <or>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @xor_i8(%v: vector<3xi8>, %i: vector<i8>) -> (vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>) {
  %r, %s = vector.scan <xor>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  %t, %u = vector.scan <xor>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xi8>, vector<i8>
  return %r, %s, %t, %u : vector<3xi8>, vector<i8>, vector<3xi8>, vector<i8>
}
func.func @add_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
func.func @mul_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <mul>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <mul>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
func.func @minnumf_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <minnumf>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <minnumf>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
func.func @maxnumf_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <maxnumf>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <maxnumf>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
func.func @minimumf_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <minimumf>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <minimumf>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
func.func @maximumf_f32(%v: vector<3xf32>, %i: vector<f32>) -> (vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>) {
  %r, %s = vector.scan <maximumf>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  %t, %u = vector.scan <maximumf>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r, %s, %t, %u : vector<3xf32>, vector<f32>, vector<3xf32>, vector<f32>
}
// CALL: @add_i8([3, -2, 5], [-4]) -> [3, 1, 6], [6], [-4, -1, -3], [-3]
// CALL: @mul_i8([3, -2, 5], [-4]) -> [3, -6, -30], [-30], [-4, -12, 24], [24]
// CALL: @minsi_i8([3, -2, 5], [-4]) -> [3, -2, -2], [-2], [-4, -4, -4], [-4]
// CALL: @minui_i8([3, -2, 5], [-4]) -> [3, 3, 3], [3], [-4, 3, 3], [3]
// CALL: @maxsi_i8([3, -2, 5], [-4]) -> [3, 3, 5], [5], [-4, 3, 3], [3]
// CALL: @maxui_i8([3, -2, 5], [-4]) -> [3, -2, -2], [-2], [-4, -4, -2], [-2]
// CALL: @and_i8([3, -2, 5], [-4]) -> [3, 2, 0], [0], [-4, 0, 0], [0]
// CALL: @or_i8([3, -2, 5], [-4]) -> [3, -1, -1], [-1], [-4, -1, -1], [-1]
// CALL: @xor_i8([3, -2, 5], [-4]) -> [3, -3, -8], [-8], [-4, -1, 1], [1]
// CALL: @add_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, 1.0, 6.0], [6.0], [-4.0, -1.0, -3.0], [-3.0]
// CALL: @mul_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, -6.0, -30.0], [-30.0], [-4.0, -12.0, 24.0], [24.0]
// CALL: @minnumf_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, -2.0, -2.0], [-2.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @minnumf_f32([nan, -2.0, 5.0], [-4.0]) -> [nan, -2.0, -2.0], [-2.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @minnumf_f32([3.0, nan, 5.0], [-4.0]) -> [3.0, 3.0, 3.0], [3.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @minnumf_f32([3.0, -2.0, nan], [-4.0]) -> [3.0, -2.0, -2.0], [-2.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @minnumf_f32([inf, -2.0, 5.0], [-4.0]) -> [inf, -2.0, -2.0], [-2.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @maxnumf_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, 3.0, 5.0], [5.0], [-4.0, 3.0, 3.0], [3.0]
// CALL: @maxnumf_f32([-0.0, -2.0, 5.0], [-4.0]) -> [-0.0, -0.0, 5.0], [5.0], [-4.0, -0.0, -0.0], [-0.0]
// CALL: @minimumf_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, -2.0, -2.0], [-2.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @minimumf_f32([nan, -2.0, 5.0], [-4.0]) -> [nan, nan, nan], [nan], [-4.0, nan, nan], [nan]
// CALL: @minimumf_f32([3.0, -0.0, 5.0], [-4.0]) -> [3.0, -0.0, -0.0], [-0.0], [-4.0, -4.0, -4.0], [-4.0]
// CALL: @maximumf_f32([3.0, -2.0, 5.0], [-4.0]) -> [3.0, 3.0, 5.0], [5.0], [-4.0, 3.0, 3.0], [3.0]
// CALL: @maximumf_f32([nan, -2.0, 5.0], [-4.0]) -> [nan, nan, nan], [nan], [-4.0, nan, nan], [nan]
// CALL-RANDOM: @mul_i8 count=40 seed=11
// CALL-RANDOM: @minsi_i8 count=40 seed=11
// CALL-RANDOM: @minui_i8 count=40 seed=11
// CALL-RANDOM: @maxsi_i8 count=40 seed=11
// CALL-RANDOM: @maxui_i8 count=40 seed=11
// CALL-RANDOM: @or_i8 count=40 seed=11
