// RUN: %check %s
// A call through a pointer with arguments behind the ellipsis: the fixed ones arrive, and so does the result.
llvm.func internal @fixed(%a: i32, %x: f64, ...) -> i32 {
  %i = llvm.fptosi %x : f64 to i32
  %r = llvm.sub %a, %i : i32
  llvm.return %r : i32
}
llvm.func @indirect(%a: i32, %x: f64) -> i32 {
  %f = llvm.mlir.addressof @fixed : !llvm.ptr
  %r = llvm.call %f(%a, %x, %a, %x) vararg(!llvm.func<i32 (i32, f64, ...)>) : !llvm.ptr, (i32, f64, i32, f64) -> i32
  llvm.return %r : i32
}
// CALL: @indirect(9, 2.0) -> 7
