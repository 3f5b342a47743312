// RUN: %check %s
// CLAUSE: UTIL-01
// Operations of the LLVM dialect beside those of the source are left as they are.
llvm.mlir.global internal @counter(5 : i32) : i32
llvm.func @add(%a: i32, %b: i32) -> i32 {
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
func.func @f(%a: i32) -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %old = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> i32
  %new = llvm.call @add(%old, %a) : (i32, i32) -> i32
  llvm.store %new, %p : i32, !llvm.ptr
  %r = arith.muli %new, %a : i32
  return %r : i32
}
// CHECK-DAG: llvm.mlir.global internal @counter(5 : i32)
// CHECK-DAG: llvm.func @add(
// CHECK-DAG: llvm.add %{{.*}}, %{{.*}} : i32
// CHECK-DAG: llvm.func @f(
// CHECK-DAG: llvm.load %{{.*}} {alignment = 2 : i64} : !llvm.ptr -> i32
// CHECK-DAG: llvm.call @add(
// CHECK-DAG: llvm.store
// CALL: @f(2) -> 14
// CALL: @f(2147483647) -> 2147483644
// CALL-RANDOM: @f count=20 seed=1
