// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-15
// Three packed structs with a name have no room between them; three others do.
llvm.func @tight() -> i64 {
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %z[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"tight", packed (i8, i32)>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @loose() -> i64 {
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %z[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"loose", (i8, i32)>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
// CALL: @tight() -> 15
// CALL: @loose() -> 24
