// RUN: %check %s
// CLAUSE: TYPE-VEC-02
// The first position of a vector of rank 2 is the row, the second the lane; a mask is on where every dimension is.
func.func @row(%v: vector<2x3xi8>) -> (vector<3xi8>, i8) {
  %0 = vector.extract %v[1] : vector<3xi8> from vector<2x3xi8>
  %1 = vector.extract %v[1, 2] : i8 from vector<2x3xi8>
  return %0, %1 : vector<3xi8>, i8
}
func.func @replace(%v: vector<2x3xi8>, %w: vector<3xi8>) -> vector<2x3xi8> {
  %0 = vector.insert %w, %v [0] : vector<3xi8> into vector<2x3xi8>
  return %0 : vector<2x3xi8>
}
func.func @mask() -> vector<2x3xi1> {
  %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}
// CALL: @row([1, 2, 3, 4, 5, 6]) -> [4, 5, 6], 6
// CALL: @replace([1, 2, 3, 4, 5, 6], [7, 8, 9]) -> [7, 8, 9, 4, 5, 6]
// CALL: @mask() -> [true, true, false, false, false, false]
