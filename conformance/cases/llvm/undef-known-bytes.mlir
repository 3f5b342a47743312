// RUN: %check %s
// A word of which some bytes are undef: the others are known, where it is copied as one number and where it is cut. Which numbers the whole word can be, the machine does not know, and refuses what that decides.
llvm.func @copied(%a: i32) -> i16 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %u = llvm.mlir.undef : i16
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %u, %p : i16, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i32
  llvm.store %w, %q : i32, !llvm.ptr
  %h = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %h {alignment = 2 : i64} : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @cut(%a: i32) -> i16 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %u = llvm.mlir.undef : i8
  llvm.store %a, %p : i32, !llvm.ptr
  %h = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %u, %h : i8, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.trunc %w : i32 to i16
  llvm.return %r : i16
}
llvm.func @nothing(%d: i32) -> i32 {
  %u = llvm.mlir.undef : i8
  %z = llvm.zext %u : i8 to i32
  %q = llvm.sdiv %z, %d : i32
  %c = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.mul %q, %c : i32
  llvm.return %r : i32
}
// CALL: @copied(0x12345678) -> 0x1234
// CALL: @cut(0x12345678) -> 0x5678
// CALL: @nothing(7) -> 0
