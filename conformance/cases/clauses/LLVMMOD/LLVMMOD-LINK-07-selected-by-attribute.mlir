// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-07
// The attribute on the source function is the linkage of the converted one.
func.func @spare(%a: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<weak>} {
  return %a : i32
}
func.func @plain(%a: i32) -> i32 {
  return %a : i32
}
// CHECK-DAG: llvm.func weak @spare(
// CHECK-DAG: llvm.func @plain(
// CALL: @spare(3) -> 3
// CALL: @plain(-4) -> -4
