// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-03
// The address of a global is a pointer, of the global's space.
llvm.mlir.global internal @near(dense<[300, -4]> : tensor<2xi16>) : !llvm.array<2 x i16>
llvm.func @f(%i: i64) -> i16 {
  %p = llvm.mlir.addressof @near : !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %r = llvm.load %q : !llvm.ptr -> i16
  llvm.return %r : i16
}
// CHECK: llvm.mlir.addressof @near : !llvm.ptr
// CALL: @f(0) -> 300
// CALL: @f(1) -> -4
