// RUN: %check %s
// CLAUSE: CONTAINER-11
// A member is a function that takes the struct which it is a member of. The conversion ends: a function is a pointer.
func.func @f(%a: !llvm.struct<"node", (index, (!llvm.struct<"node">, i8) -> index)>, %b: i8) -> i8 {
  return %b : i8
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.struct<"_Converted.node", (i64, ptr)>, %{{[^:]*}}: i8) -> i8
