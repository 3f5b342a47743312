// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-04
// Tiles of AMX, and types of targets with types and numbers as parameters.
llvm.func @f(!llvm.x86_amx, !llvm.target<"spirv.Image", f32, 1, 0>) -> !llvm.target<"aarch64.svcount">
// CHECK: llvm.func @f(!llvm.x86_amx, !llvm.target<"spirv.Image", f32, 1, 0>) -> !llvm.target<"aarch64.svcount">
