// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-08
// NEGATIVE: verify "address space"
// NEIGHBOUR: "!llvm.ptr" -> "!llvm.ptr<2>"
// The address space of the pointer is that of the global.
llvm.mlir.global internal @g(1 : i32) {addr_space = 2 : i32} : i32
llvm.func @f() -> !llvm.ptr {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
