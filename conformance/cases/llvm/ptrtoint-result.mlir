// RUN: %check %s
// llvm.ptrtoint: the number is another one in each run, in a result as well as in memory. That of null, and of a number, is the same.
llvm.func @number() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.return %a : i64
}
llvm.mlir.global internal @cell(0 : i64) : i64
llvm.func @stored(%v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %c = llvm.mlir.addressof @cell : !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.add %a, %v : i64
  llvm.store %b, %c : i64, !llvm.ptr
  llvm.return %v : i64
}
llvm.func @rest() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k15 = llvm.mlir.constant(15 : i64) : i64
  %m = llvm.alloca %k1 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %r = llvm.and %a, %k15 : i64
  llvm.return %r : i64
}
llvm.func @of_number(%a: i64) -> i64 {
  %m = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.return %r : i64
}
// CALL: @number() -> _
// CALL: @stored(3) -> 3
// CALL: @rest() -> 0
// CALL: @of_number(4096) -> 4096
// CALL: @of_number(0) -> 0
