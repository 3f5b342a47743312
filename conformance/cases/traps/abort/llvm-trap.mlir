// RUN: %check %s
// OPERATION: llvm.intr.trap llvm.intr.ubsantrap
// llvm.intr.trap and llvm.intr.ubsantrap end the program, where they are reached.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  llvm.cond_br %c, ^stop, ^end
^stop:
  "llvm.intr.trap"() : () -> ()  // TRAP: abort
  llvm.unreachable
^end:
  llvm.return %v : i32
}
llvm.func @g(%c: i1, %v: i32) -> i32 {
  llvm.cond_br %c, ^stop, ^end
^stop:
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()  // TRAP: abort
  llvm.unreachable
^end:
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(abort)
// CALL: @f(false, 1) -> 1
// CALL: @g(true, 1) -> trap(abort)
// CALL: @g(false, 1) -> 1
