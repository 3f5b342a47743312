// RUN: %check %s
// OPERATION: llvm.call
// free of a number that is no address; the number of a block's address is fine.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %big = llvm.mlir.constant(1152921504606846976 : i64) : i64
  %h = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %h : !llvm.ptr to i64
  %m = llvm.select %c, %big, %n : i1, i64
  %p = llvm.inttoptr %m : i64 to !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: bad-free
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(bad-free)
// CALL: @f(false, 1) -> 1
