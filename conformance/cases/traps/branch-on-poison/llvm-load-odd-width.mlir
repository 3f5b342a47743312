// RUN: %check %s
// OPERATION: llvm.cond_br
// A load of a type that does not fill its bytes: undefined unless a store of that type left them, here zeros beyond it.
llvm.func @f(%b: i8, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %b, %m : i8, !llvm.ptr
  %c = llvm.load %m : !llvm.ptr -> i1
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
llvm.func @neighbour(%c: i1, %v: i32, %w: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %c, %m : i1, !llvm.ptr
  %d = llvm.load %m : !llvm.ptr -> i1
  %r = llvm.select %d, %v, %w : i1, i32
  llvm.return %r : i32
}
// CALL: @f(2, 7) -> trap(branch-on-poison)
// CALL: @f(0x81, 7) -> trap(branch-on-poison)
// CALL: @f(1, 7) -> 7
// CALL: @neighbour(true, 7, 8) -> 7
// CALL: @neighbour(false, 7, 8) -> 8
