// RUN: %check %s
// CLAUSE: LLVMTY-VEC-02
// Pointers and the floats that only LLVM has are elements of the builtin vector.
llvm.func @f(%v: vector<2x!llvm.ptr<3>>, %w: vector<4x!llvm.ppc_fp128>) -> vector<2x!llvm.ptr<3>> {
  llvm.return %v : vector<2x!llvm.ptr<3>>
}
// CHECK: llvm.func @f(%{{.*}}: vector<2x!llvm.ptr<3>>, %{{.*}}: vector<4x!llvm.ppc_fp128>) -> vector<2x!llvm.ptr<3>>
