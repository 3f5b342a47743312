// RUN: %check %s
// CLAUSE: BARE-21
// NEGATIVE: verify "result type mismatch"
// NEIGHBOUR: "() -> !llvm.struct<(ptr, ptr, i64)>" -> "() -> !llvm.ptr"
// A definition that returns a pointer and a call that wants the descriptor do not fit together.
llvm.func @callee() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @caller() {
  %r = llvm.call @callee() : () -> !llvm.struct<(ptr, ptr, i64)>
  llvm.return
}
