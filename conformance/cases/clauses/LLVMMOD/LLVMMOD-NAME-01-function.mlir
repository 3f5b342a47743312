// RUN: %check %s
// CLAUSE: LLVMMOD-NAME-01
// NEGATIVE: lower "'@llvm.mine'"
// NEIGHBOUR: "@llvm.mine" -> "@llvm_mine"
func.func @llvm.mine(%a: i32) -> i32 {
  return %a : i32
}
