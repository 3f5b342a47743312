// RUN: %check %s
// vector.extract_strided_slice and vector.insert_strided_slice: offsets of the leading dimensions, unit strides.
func.func @part(%v: vector<3x4xi32>) -> vector<2x3xi32> {
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]} : vector<3x4xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @rows(%v: vector<3x2xi8>) -> vector<2x2xi8> {
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<3x2xi8> to vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @into(%s: vector<2x2xi32>, %v: vector<3x4xi32>) -> vector<3x4xi32> {
  %r = vector.insert_strided_slice %s, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<3x4xi32>
  return %r : vector<3x4xi32>
}
func.func @line(%s: vector<2xf32>, %v: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %r = vector.insert_strided_slice %s, %v {offsets = [1, 0, 1], strides = [1]} : vector<2xf32> into vector<2x2x3xf32>
  return %r : vector<2x2x3xf32>
}
// CALL: @part([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) -> [6, 7, 8, 10, 11, 12]
// CALL: @rows([1, 2, 3, 4, 5, 6]) -> [3, 4, 5, 6]
// CALL: @into([91, 92, 93, 94], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) -> [1, 2, 3, 4, 5, 6, 91, 92, 9, 10, 93, 94]
// CALL: @line([91.0, 92.0], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]) \
//   -> [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 91.0, 92.0, 10.0, 11.0, 12.0]
// CALL-RANDOM: @part count=20 seed=1
// CALL-RANDOM: @rows count=20 seed=2
// CALL-RANDOM: @into count=20 seed=3
// CALL-RANDOM: @line count=20 seed=4
