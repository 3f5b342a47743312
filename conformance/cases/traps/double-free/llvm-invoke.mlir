// RUN: %check %s
// OPERATION: llvm.invoke
// llvm.invoke of free, twice with one block, or with two.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func @f(%c: i1, %v: i32) -> i32 attributes {personality = @personality} {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %b = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %p = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.invoke @free(%a) to ^next unwind ^pad : (!llvm.ptr) -> ()
^next:
  llvm.invoke @free(%p) to ^end unwind ^pad : (!llvm.ptr) -> ()  // TRAP: double-free
^end:
  llvm.return %v : i32
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @f(true, 1) -> trap(double-free)
// CALL: @f(false, 1) -> 1
