// RUN: %check %s
// CLAUSE: CONTAINER-08
// Arrays convert element by element.
func.func @f(%a: !llvm.array<10 x index>) -> !llvm.array<10 x index> {
  return %a : !llvm.array<10 x index>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.array<10 x i64>) -> !llvm.array<10 x i64>
