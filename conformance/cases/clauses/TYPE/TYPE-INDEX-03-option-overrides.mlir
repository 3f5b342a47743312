// RUN: %check %s
// CLAUSE: TYPE-INDEX-03
// OPTIONS: index-bitwidth=32
// The option wins over the default: index is i32, and arithmetic wraps there.
func.func @f(%a: index) -> index {
  %r = arith.addi %a, %a : index
  return %r : index
}
// CHECK: llvm.func @f(%{{[^,]*}}: i32) -> i32
// CALL: @f(1073741824) -> -2147483648
// CALL: @f(-5) -> -10
