// RUN: %check %s
// CLAUSE: TYPE-VEC-07
// Vectors of index are vectors of its integer.
func.func @f(%a: vector<4xindex>) -> vector<4xindex> {
  return %a : vector<4xindex>
}
// CHECK: llvm.func @f(%{{[^,]*}}: vector<4xi64>) -> vector<4xi64>
