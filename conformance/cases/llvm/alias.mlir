// RUN: %check %s
// llvm.mlir.alias: another name for a variable.
llvm.mlir.global internal @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.alias internal @also : !llvm.array<4 x i32> {
  %p = llvm.mlir.addressof @table : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @read(%i: i64) -> i32 {
  %p = llvm.mlir.addressof @also : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @write(%v: i32) -> i32 {
  %p = llvm.mlir.addressof @also : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %q = llvm.mlir.addressof @table : !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @same() -> i1 {
  %p = llvm.mlir.addressof @also : !llvm.ptr
  %q = llvm.mlir.addressof @table : !llvm.ptr
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
// CALL: @read(0) -> 1
// CALL: @read(3) -> 4
// CALL: @write(9) -> 9
// CALL: @same() -> true
