// RUN: %check %s
// CLAUSE: TYPE-VEC-04
// A vector of rank 0 has one element.
func.func @f(%a: vector<f32>) -> vector<f32> {
  return %a : vector<f32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: vector<1xf32>) -> vector<1xf32>
