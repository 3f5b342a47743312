// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-02
// An indirect branch passes other values to each of its blocks, and so does a call that may unwind.
llvm.func @personality(...) -> i32
llvm.func @first()
llvm.func @second()
llvm.func @f(%a: i32, %b: i64, %c: i1, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %k = llvm.mlir.constant(7 : i64) : i64
  %m = llvm.mlir.constant(-3 : i32) : i32
  llvm.cond_br %c, ^left, ^right
^left:
  llvm.invoke @first() to ^good(%b, %a : i64, i32) unwind ^bad(%a : i32) : () -> ()
^right:
  llvm.invoke @second() to ^good(%k, %m : i64, i32) unwind ^bad(%m : i32) : () -> ()
^good(%x: i64, %y: i32):
  llvm.indirectbr %p : !llvm.ptr, [
    ^one(%y : i32),
    ^two(%x, %y : i64, i32)
  ]
^bad(%w: i32):
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.cond_br %c, ^one(%w : i32), ^two(%b, %w : i64, i32)
^one(%z: i32):
  llvm.return %z : i32
^two(%t: i64, %u: i32):
  %n = llvm.trunc %t : i64 to i32
  %r = llvm.mul %n, %u : i32
  llvm.return %r : i32
}
// CHECK-DAG: llvm.invoke @first() to ^[[GOOD:bb[0-9]+]](%{{.*}}, %{{.*}} : i64, i32) unwind ^[[BAD:bb[0-9]+]](%{{.*}} : i32)
// CHECK-DAG: llvm.invoke @second() to ^[[GOOD]](%{{.*}}, %{{.*}} : i64, i32) unwind ^[[BAD]](%{{.*}} : i32)
// CHECK: llvm.indirectbr %{{.*}} : !llvm.ptr, [
// CHECK: ^{{bb[0-9]+}}(%{{.*}} : i32),
// CHECK: ^{{bb[0-9]+}}(%{{.*}}, %{{.*}} : i64, i32)
