// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-05
// Both edges of a branch lead to one block, each with a value of its own.
llvm.func @pick(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @table(%v: i8, %a: i32, %b: i32, %d: i32) -> i32 {
  llvm.switch %v : i8, ^end(%d : i32) [
    1: ^end(%a : i32),
    2: ^end(%b : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @pick(true, 3, 4) -> 3
// CALL: @pick(false, 3, 4) -> 4
// CALL: @table(1, 3, 4, 5) -> 3
// CALL: @table(2, 3, 4, 5) -> 4
// CALL: @table(0, 3, 4, 5) -> 5
