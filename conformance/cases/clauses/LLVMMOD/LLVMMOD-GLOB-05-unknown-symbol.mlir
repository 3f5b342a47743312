// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-05
// NEGATIVE: verify "must reference"
// NEIGHBOUR: "@nowhere" -> "@f"
// The address of a global needs the global.
llvm.func @f() -> !llvm.ptr {
  %p = llvm.mlir.addressof @nowhere : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
