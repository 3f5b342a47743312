// RUN: %check %s
// CLAUSE: LLVMTY-ARR-01
// Count and element type; a count of zero is fine.
llvm.func @f(!llvm.array<4 x i8>, !llvm.array<0 x f64>, !llvm.array<3 x vector<2xi16>>)
// CHECK: llvm.func @f(!llvm.array<4 x i8>, !llvm.array<0 x f64>, !llvm.array<3 x vector<2xi16>>)
