// RUN: %check %s
// OPERATION: llvm.cond_br
// An i20 that was stored undef is undef when it is loaded as one: each number below 2^20 is a choice.
llvm.func @f(%limit: i20, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %u = llvm.mlir.undef : i20
  llvm.store %u, %p : i20, !llvm.ptr
  %w = llvm.load %p : !llvm.ptr -> i20
  %c = llvm.icmp "uge" %w, %limit : i20
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @f(5, 3) -> trap(branch-on-poison)
// CALL: @f(0xfffff, 3) -> trap(branch-on-poison)
// CALL: @f(0, 3) -> 3
