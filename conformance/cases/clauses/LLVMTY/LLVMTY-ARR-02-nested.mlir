// RUN: %check %s
// CLAUSE: LLVMTY-ARR-02
// An array of arrays is one block of memory, the inner index varying fastest.
llvm.func @at(%i: i64, %j: i64) -> i16 {
  %p = llvm.mlir.addressof @t : !llvm.ptr
  %q = llvm.getelementptr %p[0, %i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x i16>>
  %r = llvm.load %q : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.mlir.global internal constant @t(dense<[[1, 2, 300], [4, -500, 6]]> : tensor<2x3xi16>) : !llvm.array<2 x array<3 x i16>>
// CALL: @at(0, 2) -> 300
// CALL: @at(1, 1) -> -500
