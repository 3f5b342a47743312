// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "llvm.alloca"
// NEIGHBOUR: "!llvm.void" -> "i32"
// Memory on the stack holds no void either.
llvm.func @f(%n: i64) -> !llvm.ptr {
  %p = llvm.alloca %n x !llvm.void : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}
