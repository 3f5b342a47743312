// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of four bytes of malloc's memory of which only three were set.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%n: i64) -> i32 {
  %size = llvm.mlir.constant(4 : i64) : i64
  %two = llvm.mlir.constant(2 : i8) : i8
  %m = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %two, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %m : !llvm.ptr -> i32  // TRAP: uninitialized-read
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
// CALL: @f(3) -> trap(uninitialized-read)
// CALL: @f(0) -> trap(uninitialized-read)
// CALL: @f(4) -> 0x02020202
