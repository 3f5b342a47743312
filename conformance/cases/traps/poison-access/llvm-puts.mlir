// RUN: %check %s
// OPERATION: llvm.call
// puts of a text with a letter that is poison.
llvm.mlir.global internal constant @text("fine\00")
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%s: i8, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i8 : (i64) -> !llvm.ptr
  %x = llvm.mlir.constant(48 : i8) : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %y = llvm.add %x, %s overflow<nsw> : i8
  llvm.store %y, %m : i8, !llvm.ptr
  %q = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %q : i8, !llvm.ptr
  %r = llvm.call @puts(%m) : (!llvm.ptr) -> i32  // TRAP: poison-access
  llvm.return %v : i32
}
// CALL: @f(127, 1) -> trap(poison-access)
// CALL: @f(3, 1) -> 1
