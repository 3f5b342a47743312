// RUN: %check %s
// llvm.mlir.global whose initial value holds addresses of functions: a table to call through, constant and mutable.
llvm.func internal @double(%x: i32) -> i32 {
  %r = llvm.add %x, %x : i32
  llvm.return %r : i32
}
llvm.func internal @negate(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.sub %z, %x : i32
  llvm.return %r : i32
}
llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @double : !llvm.ptr
  %2 = llvm.mlir.addressof @negate : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.global internal @current() : !llvm.ptr {
  %0 = llvm.mlir.addressof @negate : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @through_table(%i: i64, %x: i32) -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %e = llvm.getelementptr %t[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  %f = llvm.load %e : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
llvm.func @changed(%x: i32) -> i32 {
  %c = llvm.mlir.addressof @current : !llvm.ptr
  %f = llvm.load %c : !llvm.ptr -> !llvm.ptr
  %y = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  %d = llvm.mlir.addressof @double : !llvm.ptr
  llvm.store %d, %c : !llvm.ptr, !llvm.ptr
  %g = llvm.load %c : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %g(%y) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
// CALL: @through_table(0, 7) -> 14
// CALL: @through_table(1, 7) -> -7
// CALL: @changed(5) -> -10
// CALL: @changed(5) -> -10
