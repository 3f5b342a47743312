// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-02
// WARNING: "llvm.noalias"
// Neither a rank nor the pointer to a descriptor is what the promise is about: the program is accepted without it, and
// who wrote it is told.
// CHECK-NOT: llvm.noalias
// CHECK: llvm.func @f(
// CHECK-NOT: llvm.noalias
func.func private @f(memref<*xf32> {llvm.noalias})
