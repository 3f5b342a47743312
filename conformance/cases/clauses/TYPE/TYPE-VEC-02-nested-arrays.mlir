// RUN: %check %s
// CLAUSE: TYPE-VEC-02
// A vector of rank 3 is two arrays around a vector.
func.func @f(%a: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  return %a : vector<2x3x4xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.array<2 x array<3 x vector<4xf32>>>) -> !llvm.array<2 x array<3 x vector<4xf32>>>
