// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-01
// The sum of a loop goes around in block arguments.
llvm.func @sum(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %s: i32):
  %more = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %next = llvm.add %i, %one : i32
  %sum = llvm.add %s, %next : i32
  llvm.br ^head(%next, %sum : i32, i32)
^end:
  llvm.return %s : i32
}
// CHECK: llvm.br ^[[HEAD:bb[0-9]+]](%{{.*}}, %{{.*}} : i32, i32)
// CHECK: ^[[HEAD]](%{{.*}}: i32, %{{.*}}: i32):
// CHECK-NOT: phi
// CALL: @sum(4) -> 10
// CALL: @sum(0) -> 0
