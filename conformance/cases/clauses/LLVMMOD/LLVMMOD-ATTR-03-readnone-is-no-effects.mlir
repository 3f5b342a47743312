// RUN: %check %s
// CLAUSE: LLVMMOD-ATTR-03
// What the exporter would pass over becomes what it reads: effects of none, of each kind.
func.func @f(%a: i32) -> i32 attributes {llvm.readnone} {
  return %a : i32
}
// CHECK-NOT: llvm.readnone
// CHECK: llvm.func @f({{.*}}memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none
// CHECK-NOT: llvm.readnone
// CALL: @f(3) -> 3
