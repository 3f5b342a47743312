// RUN: %check %s
// OPERATION: llvm.invoke
// llvm.invoke of free with a stack object, or with null.
llvm.func @free(!llvm.ptr)
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func @f(%c: i1, %v: i32) -> i32 attributes {personality = @personality} {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %k4 x i8 : (i64) -> !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %a, %b : i1, !llvm.ptr
  llvm.invoke @free(%p) to ^end unwind ^pad : (!llvm.ptr) -> ()  // TRAP: bad-free
^end:
  llvm.return %v : i32
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @f(true, 1) -> trap(bad-free)
// CALL: @f(false, 1) -> 1
