// RUN: %check %s
// llvm.mlir.global whose initial value holds addresses of others, and an alias.
llvm.mlir.global internal @numbers(dense<[4, 5, 6]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal constant @table() : !llvm.array<2 x struct<(ptr, i64)>> {
  %0 = llvm.mlir.undef : !llvm.array<2 x struct<(ptr, i64)>>
  %1 = llvm.mlir.addressof @numbers : !llvm.ptr
  %2 = llvm.mlir.addressof @other : !llvm.ptr
  %3 = llvm.mlir.constant(2 : i64) : i64
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.insertvalue %1, %0[0, 0] : !llvm.array<2 x struct<(ptr, i64)>>
  %6 = llvm.insertvalue %3, %5[0, 1] : !llvm.array<2 x struct<(ptr, i64)>>
  %7 = llvm.insertvalue %2, %6[1, 0] : !llvm.array<2 x struct<(ptr, i64)>>
  %8 = llvm.insertvalue %4, %7[1, 1] : !llvm.array<2 x struct<(ptr, i64)>>
  llvm.return %8 : !llvm.array<2 x struct<(ptr, i64)>>
}
llvm.mlir.global internal @other(7 : i32) : i32
llvm.mlir.alias internal @again : !llvm.array<2 x struct<(ptr, i64)>> {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%i: i64) -> i32 {
  %t = llvm.mlir.addressof @again : !llvm.ptr
  %e = llvm.getelementptr %t[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x struct<(ptr, i64)>>
  %p = llvm.load %e : !llvm.ptr -> !llvm.ptr
  %n = llvm.getelementptr %e[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>
  %k = llvm.load %n : !llvm.ptr -> i64
  %q = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(0) -> 6
// CALL: @f(1) -> 7
