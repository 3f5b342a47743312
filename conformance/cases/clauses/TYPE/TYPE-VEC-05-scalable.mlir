// RUN: %check %s
// CLAUSE: TYPE-VEC-05
// A scalable vector stays scalable.
func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  return %a : vector<[4]xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: vector<[4]xf32>) -> vector<[4]xf32>
