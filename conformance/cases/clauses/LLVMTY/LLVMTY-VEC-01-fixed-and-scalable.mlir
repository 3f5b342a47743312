// RUN: %check %s
// CLAUSE: LLVMTY-VEC-01
// Four lanes, and a multiple of four.
llvm.func @f(vector<4xi32>, vector<[4]xi32>, vector<[2]x!llvm.ptr>) -> vector<[8]xf16>
// CHECK: llvm.func @f(vector<4xi32>, vector<[4]xi32>, vector<[2]x!llvm.ptr>) -> vector<[8]xf16>
