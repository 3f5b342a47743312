// RUN: %check %s
// CLAUSE: ADDR-02
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// CHECK: llvm.func @f({{.*}}) -> i32
