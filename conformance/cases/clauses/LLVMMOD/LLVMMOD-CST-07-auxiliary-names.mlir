// RUN: %check %s
// CLAUSE: LLVMMOD-CST-07
// What LLVM has no instruction for says mlir in its name.
llvm.mlir.global internal @g(1 : i8) : i8
llvm.mlir.alias internal @h : i8 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @f(%b: i1) -> i8 {
  %c = llvm.mlir.constant(1 : i8) : i8
  %u = llvm.mlir.undef : i8
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.mlir.addressof @h : !llvm.ptr
  %q = llvm.select %b, %p, %z : i1, !llvm.ptr
  %l = llvm.load %q : !llvm.ptr -> i8
  %s = llvm.select %b, %c, %u : i1, i8
  %r = llvm.add %s, %l : i8
  llvm.return %r : i8
}
// CHECK-DAG: llvm.mlir.global
// CHECK-DAG: llvm.mlir.alias
// CHECK-DAG: llvm.mlir.constant
// CHECK-DAG: llvm.mlir.undef
// CHECK-DAG: llvm.mlir.zero
// CHECK-DAG: llvm.mlir.addressof
// CALL: @f(true) -> 2
