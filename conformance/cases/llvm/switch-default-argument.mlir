// RUN: %check %s
// llvm.switch without cases that hands an argument to its default: MLIR's translation to LLVM IR dies of it.
llvm.func @default_only(%v: i32) -> i32 {
  llvm.switch %v : i32, ^end(%v : i32) [
  ]
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @default_only(8) -> 8
