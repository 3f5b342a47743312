// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-16
// A struct with an empty body has no size, with a name and without one: three of them end where they begin.
llvm.func @named() -> i64 {
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %z[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"three", ()>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @literal() -> i64 {
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %z[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<()>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @between() -> i64 {
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %z[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, struct<"between", ()>, i8)>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
// CALL: @named() -> 0
// CALL: @literal() -> 0
// CALL: @between() -> 1
