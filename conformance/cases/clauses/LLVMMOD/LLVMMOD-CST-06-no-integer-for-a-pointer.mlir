// RUN: %check %s
// CLAUSE: LLVMMOD-CST-06
// NEGATIVE: verify "expected integer type"
// NEIGHBOUR: "!llvm.ptr" -> "i64"
// An integer is no value of a pointer type.
llvm.func @f() -> !llvm.ptr {
  %c = llvm.mlir.constant(1 : i64) : !llvm.ptr
  llvm.return %c : !llvm.ptr
}
