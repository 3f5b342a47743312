// RUN: %check %s
// CLAUSE: UTIL-04
// Operations that move lanes between vectors of rank 2 and 3 are taken apart into rows.
func.func @slice(%v: vector<2x3xi8>) -> vector<1x2xi8> {
  %r = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi8> to vector<1x2xi8>
  return %r : vector<1x2xi8>
}
func.func @patch(%s: vector<1x2xi8>, %v: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = vector.insert_strided_slice %s, %v {offsets = [1, 1], strides = [1, 1]} : vector<1x2xi8> into vector<2x3xi8>
  return %r : vector<2x3xi8>
}
func.func @turn(%v: vector<1x2x3xi8>) -> vector<2x3x1xi8> {
  %r = vector.transpose %v, [1, 2, 0] : vector<1x2x3xi8> to vector<2x3x1xi8>
  return %r : vector<2x3x1xi8>
}
func.func @rotate(%v: vector<2x2x2xi8>) -> vector<2x2x2xi8> {
  %r = vector.transpose %v, [1, 2, 0] : vector<2x2x2xi8> to vector<2x2x2xi8>
  return %r : vector<2x2x2xi8>
}
func.func @sums(%v: vector<2x3xi8>, %a: vector<2xi8>) -> vector<2xi8> {
  %r = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi8> to vector<2xi8>
  return %r : vector<2xi8>
}
// CALL: @slice([1, 2, 3, 4, 5, 6]) -> [5, 6]
// CALL: @patch([8, 9], [1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 4, 8, 9]
// CALL: @turn([1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 4, 5, 6]
// CALL: @rotate([1, 2, 3, 4, 5, 6, 7, 8]) -> [1, 5, 2, 6, 3, 7, 4, 8]
// CALL: @sums([1, 2, 3, 4, 5, 6], [10, 20]) -> [16, 35]
// CALL: @sums([100, 27, 1, -1, -128, -128], [1, 3]) -> [-127, 2]
