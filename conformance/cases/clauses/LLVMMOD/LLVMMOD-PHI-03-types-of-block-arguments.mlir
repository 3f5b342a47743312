// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-03
// NEGATIVE: verify "type mismatch for bb argument"
// NEIGHBOUR: "%b: i64" -> "%b: i32"
// An operand has the type of the block argument that it becomes.
llvm.func @f(%a: i32) {
  "llvm.br"(%a)[^bb1] : (i32) -> ()
^bb1(%b: i64):
  llvm.return
}
