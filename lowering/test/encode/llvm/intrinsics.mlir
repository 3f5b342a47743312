// RUN: encode-test %s | FileCheck %s
// Operations that become several instructions, or none.

llvm.mlir.global internal @object(7 : i32) : i32
llvm.mlir.alias external @other : i32 {
  %0 = llvm.mlir.addressof @object : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @third : i32 {
  %0 = llvm.mlir.addressof @other : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @twin : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @personality(...) -> i32
// CHECK-LABEL: func @callee
llvm.func @callee(%a: i32) -> i32 {
  llvm.return %a : i32
}
// CHECK-LABEL: func @aliases
llvm.func @aliases(%a: i32) -> i32 {
  // CHECK: global-address @object
  %0 = llvm.mlir.addressof @third : !llvm.ptr
  // CHECK: [[F:%[0-9]+]]: ptr = function-address @callee
  // CHECK: call-indirect [[F]],
  %t = llvm.mlir.addressof @twin : !llvm.ptr
  %1 = llvm.call %t(%a) : !llvm.ptr, (i32) -> i32
  // CHECK: function-address @callee
  %2 = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.return %1 : i32
}
// CHECK-LABEL: func @unwinds : (i32) -> (i32)
// CHECK: ^0([[A:%[0-9]+]]: i32):
llvm.func @unwinds(%a: i32) -> i32 attributes {personality = @personality} {
  // CHECK: [[R:%[0-9]+]]: i32 = call @callee([[A]])
  // CHECK-NEXT: br ^1([[A]])
  %0 = llvm.invoke @callee(%a) to ^normal(%a : i32) unwind ^pad : (i32) -> i32
// CHECK: ^1
^normal(%b: i32):
  // CHECK: add [[R]]
  %c = llvm.add %0, %b : i32
  llvm.return %c : i32
// CHECK: ^2
^pad:
  // CHECK: poison : struct<(ptr, i32)>
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  // CHECK: unreachable
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// CHECK-LABEL: func @atomics : (ptr, i32) -> (i32)
// CHECK: ^0([[P:%[0-9]+]]: ptr, [[A:%[0-9]+]]: i32):
llvm.func @atomics(%p: !llvm.ptr, %a: i32) -> i32 {
  // CHECK: [[OLD:%[0-9]+]]: i32 = llvm-load volatile [[P]] align=4 : i32
  // CHECK: [[NEW:%[0-9]+]]: i32 = sub [[OLD]], [[A]] : i32
  // CHECK: llvm-store volatile [[NEW]], [[P]] align=4 : i32
  %0 = llvm.atomicrmw volatile sub %p, %a monotonic : !llvm.ptr, i32
  // CHECK: [[SEEN:%[0-9]+]]: i32 = llvm-load [[P]] align=8 : i32
  // CHECK: [[SOME:%[0-9]+]]: i32 = freeze [[SEEN]] : i32
  // CHECK: [[SAME:%[0-9]+]]: i1 = cmpi eq [[SOME]], [[OLD]] : i32
  // CHECK: [[CHOSEN:%[0-9]+]]: i32 = select [[SAME]], [[A]], [[SEEN]] : i32
  // CHECK: llvm-store [[CHOSEN]], [[P]] align=8 : i32
  %1 = llvm.cmpxchg %p, %0, %a acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
  // CHECK-NOT: fence
  llvm.fence seq_cst
  // CHECK: [[LOADED:%[0-9]+]]: i32 = llvm-load [[P]] align=4 : i32
  %2 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  // CHECK: trap
  "llvm.intr.ubsantrap"() <{failureKind = 3 : i8}> : () -> ()
  // CHECK: trap
  "llvm.intr.trap"() : () -> ()
  // CHECK: return [[LOADED]]
  llvm.return %2 : i32
}
// CHECK-LABEL: func @lanes : (ptr, vector<4xi32>, vector<4xi1>, i32) -> (i32)
// CHECK: ^0([[P:%[0-9]+]]: ptr, [[V:%[0-9]+]]: vector<4xi32>, [[M:%[0-9]+]]: vector<4xi1>, [[N:%[0-9]+]]: i32):
llvm.func @lanes(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> i32 {
  // CHECK: [[L:%[0-9]+]]: vector<4xi32> = masked-load [[P]], [[M]], [[V]] align=16 : vector<4xi32>
  %0 = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  // CHECK: masked-store [[L]], [[P]], [[M]] align=4 : vector<4xi32>
  llvm.intr.masked.store %0, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  // CHECK: compressstore [[L]], [[P]], [[M]] align=1 : vector<4xi32>
  "llvm.intr.masked.compressstore"(%0, %p, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  // CHECK: expandload [[P]], [[M]], [[V]] align=8 : vector<4xi32>
  %1 = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  // CHECK: [[S:%[0-9]+]]: i32 = reduce maxu
  %2 = "llvm.intr.vector.reduce.umax"(%1) : (vector<4xi32>) -> i32
  // CHECK: assume
  // CHECK: [[B:%[0-9]+]]: vector<4xi1> = lane-mask {{%[0-9]+}}, [[N]] : vector<4xi1>
  // CHECK: [[E:%[0-9]+]]: vector<4xi1> = and [[B]], [[M]] : vector<4xi1>
  // CHECK: [[R:%[0-9]+]]: i32 = reduce add [[S]], [[L]], [[E]] : vector<4xi32>
  %3 = "llvm.intr.vp.reduce.add"(%2, %0, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  // CHECK: return [[R]]
  llvm.return %3 : i32
}
