// RUN: %check %s
// CLAUSE: LLVMMOD-03
// A function that only this module may name in MLIR is external for LLVM as long as nothing else is said.
func.func private @helper(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32) -> i32 {
  %r = call @helper(%a) : (i32) -> i32
  return %r : i32
}
// CHECK-DAG: llvm.func @helper(%{{.*}}: i32) -> i32 attributes {sym_visibility = "private"}
// CALL: @f(5) -> 5
