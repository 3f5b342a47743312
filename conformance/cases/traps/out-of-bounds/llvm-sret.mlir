// RUN: %check %s
// OPERATION: llvm.call
// A pointer that is sret, and has no room for what it is said to point to; where it has, it is well.
llvm.func internal @inner(%p: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>}) {
  llvm.return
}
llvm.func @f(%n: i64, %v: i32) -> i32 {
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  llvm.call @inner(%p) : (!llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>}) -> ()  // TRAP: out-of-bounds
  llvm.return %v : i32
}
// CALL: @f(1, 9) -> trap(out-of-bounds)
// CALL: @f(2, 9) -> 9
