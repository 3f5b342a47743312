// RUN: %check %s
// OPERATION: llvm.call
// abort, called or not.
llvm.func @abort()
llvm.func @f(%c: i1, %v: i32) -> i32 {
  llvm.cond_br %c, ^stop, ^end
^stop:
  llvm.call @abort() : () -> ()  // TRAP: abort
  llvm.unreachable
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(abort)
// CALL: @f(false, 1) -> 1
