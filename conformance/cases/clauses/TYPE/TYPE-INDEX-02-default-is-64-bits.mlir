// RUN: %check %s
// CLAUSE: TYPE-INDEX-02
// No option, no data layout: 64 bits.
func.func @f(%a: index) -> index {
  return %a : index
}
// CHECK: llvm.func @f(%{{[^,]*}}: i64) -> i64
// CALL: @f(9223372036854775807) -> 9223372036854775807
