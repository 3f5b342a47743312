// RUN: %check %s
// Calls with arguments behind the ellipsis, of several types and more than registers take: the fixed ones arrive, and so does the result.
llvm.func internal @fixed(%a: i32, %x: f64, ...) -> i32 {
  %i = llvm.fptosi %x : f64 to i32
  %r = llvm.sub %a, %i : i32
  llvm.return %r : i32
}
llvm.func internal @none(...) -> i64 {
  %r = llvm.mlir.constant(-5 : i64) : i64
  llvm.return %r : i64
}
llvm.func @direct(%a: i32, %x: f64, %b: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %r = llvm.call @fixed(%a, %x, %b, %x, %p) vararg(!llvm.func<i32 (i32, f64, ...)>) : (i32, f64, i64, f64, !llvm.ptr) -> i32
  llvm.return %r : i32
}
llvm.func @only_behind(%a: i32, %x: f64) -> i64 {
  %r = llvm.call @none(%a, %x, %a, %x, %a, %x, %a, %x, %a, %a, %a, %a) vararg(!llvm.func<i64 (...)>) : (i32, f64, i32, f64, i32, f64, i32, f64, i32, i32, i32, i32) -> i64
  llvm.return %r : i64
}
llvm.func @nothing_behind(%a: i32, %x: f64) -> i32 {
  %r = llvm.call @fixed(%a, %x) vararg(!llvm.func<i32 (i32, f64, ...)>) : (i32, f64) -> i32
  llvm.return %r : i32
}
// CALL: @direct(9, 4.0, 3) -> 5
// CALL: @only_behind(1, 2.0) -> -5
// CALL: @nothing_behind(1, 2.0) -> -1
