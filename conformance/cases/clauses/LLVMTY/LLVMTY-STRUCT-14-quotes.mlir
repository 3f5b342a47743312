// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-14
// A quote inside of a name is printed so that it can be read again.
llvm.func @f(!llvm.struct<"q\22q", (f32)>)
// CHECK: llvm.func @f(!llvm.struct<"q\22q", (f32)>)
