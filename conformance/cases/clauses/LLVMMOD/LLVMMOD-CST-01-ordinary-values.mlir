// RUN: %check %s
// CLAUSE: LLVMMOD-CST-01
// A constant, an undefined value and a null pointer are results of operations, used like any others.
llvm.func @f(%a: i32, %b: i1) -> i64 {
  %c = llvm.mlir.constant(40 : i32) : i32
  %u = llvm.mlir.undef : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %s = llvm.select %b, %a, %u : i1, i32
  %x = llvm.add %s, %c : i32
  %w = llvm.sext %x : i32 to i64
  %i = llvm.ptrtoint %n : !llvm.ptr to i64
  %r = llvm.add %w, %i : i64
  llvm.return %r : i64
}
// CHECK: %[[C:.*]] = llvm.mlir.constant(40 : i32) : i32
// CHECK: %[[U:.*]] = llvm.mlir.undef : i32
// CHECK: %[[N:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.select %{{.*}}, %{{.*}}, %[[U]]
// CHECK: llvm.add %{{.*}}, %[[C]]
// CHECK: llvm.ptrtoint %[[N]]
// CALL: @f(2, true) -> 42
// CALL: @f(-100, true) -> -60
// CALL: @f(-1, true) -> 39
// CALL: @f(2147483647, true) -> -2147483609
