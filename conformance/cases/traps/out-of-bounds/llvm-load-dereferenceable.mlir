// RUN: %check %s
// OPERATION: llvm.load llvm.func
// A loaded pointer that is `dereferenceable` has that many bytes behind it; with `mayBeNull` it may be null instead.
llvm.func @loaded(%n: i64, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %s = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %m, %s : !llvm.ptr, !llvm.ptr
  %p = llvm.load %s dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr  // TRAP: out-of-bounds
  llvm.return %v : i32
}
llvm.func @or_null(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.zero : !llvm.ptr
  %s = llvm.alloca %k1 x !llvm.ptr : (i64) -> !llvm.ptr
  llvm.store %z, %s : !llvm.ptr, !llvm.ptr
  %p = llvm.load %s dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.return %v : i32
}
llvm.func @callee(%p: !llvm.ptr {llvm.dereferenceable_or_null = 4 : i64}, %v: i32) -> i32 {  // TRAP: out-of-bounds
  llvm.return %v : i32
}
llvm.func @argument(%n: i64, %v: i32) -> i32 {
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %r = llvm.call @callee(%m, %v) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
llvm.func @null_argument(%v: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call @callee(%z, %v) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// CALL: @loaded(7, 1) -> trap(out-of-bounds)
// CALL: @loaded(8, 1) -> 1
// CALL: @or_null(2) -> 2
// CALL: @argument(3, 4) -> trap(out-of-bounds)
// CALL: @argument(4, 4) -> 4
// CALL: @null_argument(5) -> 5
