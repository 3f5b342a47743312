// RUN: %check %s
// OPERATION: llvm.inttoptr
// A pointer made of a number that is `dereferenceable` has that many bytes behind it, in memory that is alive, and is not null.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @behind(%n: i64, %v: i32) -> i32 {
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %p = llvm.inttoptr %a dereferenceable<bytes = 8> : i64 to !llvm.ptr  // TRAP: out-of-bounds
  llvm.return %v : i32
}
llvm.func @freed(%n: i64, %free: i1, %v: i32) -> i32 {
  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.cond_br %free, ^free, ^use
^free:
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.br ^use
^use:
  %p = llvm.inttoptr %a dereferenceable<bytes = 8> : i64 to !llvm.ptr  // TRAP: use-after-free
  llvm.return %v : i32
}
llvm.func @null(%a: i64, %v: i32) -> i32 {
  %p = llvm.inttoptr %a dereferenceable<bytes = 8> : i64 to !llvm.ptr  // TRAP: null-access
  llvm.return %v : i32
}
llvm.func @or_null(%a: i64, %v: i32) -> i32 {
  %p = llvm.inttoptr %a dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr
  llvm.return %v : i32
}
// CALL: @behind(7, 1) -> trap(out-of-bounds)
// CALL: @behind(8, 1) -> 1
// CALL: @freed(8, 1, 2) -> trap(use-after-free)
// CALL: @freed(8, 0, 2) -> 2
// CALL: @null(0, 3) -> trap(null-access)
// CALL: @or_null(0, 4) -> 4
