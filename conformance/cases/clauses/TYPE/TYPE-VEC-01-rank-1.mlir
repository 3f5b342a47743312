// RUN: %check %s
// CLAUSE: TYPE-VEC-01
// Rank-1 vectors keep their length.
func.func @f(%a: vector<4xf32>, %b: vector<3xi1>) -> vector<4xf32> {
  return %a : vector<4xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: vector<4xf32>, %{{[^,]*}}: vector<3xi1>) -> vector<4xf32>
// CALL: @f([1.0, 2.0, 3.0, 4.0], [true, false, true]) -> [1.0, 2.0, 3.0, 4.0]
