// RUN: %check %s
// CLAUSE: LLVMTY-VEC-05
// A mask of a shuffle numbers the lanes of the first vector and goes on with those of the second.
func.func @f(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<4xi8> {
  %0 = vector.shuffle %a, %b [2, 3, 0, 5] : vector<3xi8>, vector<3xi8>
  return %0 : vector<4xi8>
}
// CALL: @f([1, 2, 3], [4, 5, 6]) -> [3, 4, 1, 6]
