// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-04
// The address of a function can be called.
llvm.func @twice(%a: i32) -> i32 {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func @f(%a: i32) -> i32 {
  %p = llvm.mlir.addressof @twice : !llvm.ptr
  %r = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
// CHECK: llvm.mlir.addressof @twice : !llvm.ptr
// CALL: @f(21) -> 42
// CALL: @f(1500000000) -> -1294967296
// CALL: @f(-1) -> -2
