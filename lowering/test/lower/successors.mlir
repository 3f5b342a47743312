// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-cf-to-llvm --lower-legalize-successors %s | FileCheck %s --check-prefix=ALONE
// RUN: memref-cts-opt --emit=llvm-ir %s | FileCheck %s --check-prefix=LLVM
// Chapter SUCC. Weights reach LLVM IR on the branch whose edge has a block of its own (SUCC-10).

// CHECK-LABEL: llvm.func @same_twice
// LLVM: define i32 @same_twice(i1 %[[C:.*]], i32 %[[A:.*]], i32 %[[B:.*]])
// LLVM: br i1 %[[C]], label %[[TO:.*]], label %[[VIA:.*]], !prof ![[THREE_FIVE:[0-9]+]]
// LLVM: [[VIA]]:
// LLVM: br label %[[TO]]{{$}}
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32
func.func @same_twice(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK: llvm.cond_br %[[C]] weights([3, 5]), ^[[TO:.*]](%[[A]] : i32), ^[[VIA:.*]](%[[B]] : i32)
  // CHECK: ^[[VIA]](%[[X:.*]]: i32):
  // CHECK-NEXT: llvm.br ^[[TO]](%[[X]] : i32)
  // ALONE: llvm.cond_br
  // ALONE: llvm.br
  cf.cond_br %c weights([3, 5]), ^r(%a : i32), ^r(%b : i32)
^r(%x: i32):
  return %x : i32
}

// Edges without arguments may be repeated.
// CHECK-LABEL: llvm.func @no_arguments
// CHECK: llvm.cond_br %{{.*}}, ^[[R:.*]], ^[[R]]
// CHECK-NOT: llvm.br
func.func @no_arguments(%c: i1) {
  cf.cond_br %c, ^r, ^r
^r:
  return
}

// CHECK-LABEL: llvm.func @switch
// CHECK-COUNT-2: llvm.br
// CHECK: llvm.return
func.func @switch(%f: i8, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i8, [default: ^r(%a : i32), 1: ^r(%b : i32), -1: ^r(%a : i32)]
^r(%x: i32):
  return %x : i32
}

// Weights stay in their order, where the edges changed and where they did not.
// CHECK-LABEL: llvm.func @weights
// CHECK: llvm.cond_br %{{.*}} weights([7, 2]), ^[[YES:.*]], ^[[NO:.*]]
// CHECK: ^[[YES]]:
// CHECK: llvm.cond_br %{{.*}} weights([0, -1]), ^[[NO]], ^
// CHECK: ^[[NO]]:
// CHECK: llvm.cond_br %{{.*}}, ^
// CHECK-NOT: weights
// CHECK: llvm.return
func.func @weights(%c: i1) {
  cf.cond_br %c weights([7, 2]), ^yes, ^no
^yes:
  cf.cond_br %c weights([0, -1]), ^no, ^end
^no:
  cf.cond_br %c, ^end, ^yes
^end:
  return
}

// The switch of the LLVM dialect has weights for its default and for each case: those of three edges to one block stay in their order.
// CHECK-LABEL: llvm.func @weights_of_a_switch
// CHECK: llvm.switch %{{.*}} : i32, ^[[TO:.*]](%{{.*}} : i32) [
// CHECK: ] {branch_weights = array<i32: 5, 9, 2>}
// CHECK-COUNT-2: llvm.br ^[[TO]](
// LLVM: define i32 @weights_of_a_switch
// LLVM: switch i32 %{{.*}}, label %{{.*}} [
// LLVM: ], !prof ![[FIVE_NINE_TWO:[0-9]+]]
llvm.func @weights_of_a_switch(%x: i32, %a: i32, %b: i32, %d: i32) -> i32 {
  llvm.switch %x : i32, ^end(%d : i32) [
    3: ^end(%a : i32),
    7: ^end(%b : i32)
  ] {branch_weights = array<i32: 5, 9, 2>}
^end(%r: i32):
  llvm.return %r : i32
}

// LLVM-DAG: ![[THREE_FIVE]] = !{!"branch_weights", i32 3, i32 5}
// LLVM-DAG: ![[FIVE_NINE_TWO]] = !{!"branch_weights", i32 5, i32 9, i32 2}
