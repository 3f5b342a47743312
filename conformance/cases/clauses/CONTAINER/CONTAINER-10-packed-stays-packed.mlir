// RUN: %check %s
// CLAUSE: CONTAINER-10
// A packed struct converts to a packed one.
func.func @f(%a: !llvm.struct<packed (i8, index)>) -> i8 {
  %c = arith.constant 1 : i8
  return %c : i8
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<packed (i8, i64)>) -> i8
