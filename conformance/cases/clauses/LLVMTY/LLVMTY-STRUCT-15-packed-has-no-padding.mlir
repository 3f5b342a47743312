// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-15
// The member behind a byte lies at once behind it if the struct is packed, else where its alignment asks.
llvm.func @packed(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<16 x i8> : (i64) -> !llvm.ptr
  %mark = llvm.mlir.constant(1339673755198158349044581307228491536 : i128) : i128
  llvm.store %mark, %p {alignment = 1 : i64} : i128, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %q {alignment = 1 : i64} : i32, !llvm.ptr
  %s = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
  %r = llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @distance() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.inttoptr %z : i64 to !llvm.ptr
  %p = llvm.getelementptr %n[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @padded() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.inttoptr %z : i64 to !llvm.ptr
  %p = llvm.getelementptr %n[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %r = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %r : i64
}
// CALL: @packed(305419896) -> 305419896
// CALL: @packed(-2023406815) -> -2023406815
// CALL: @distance() -> 7
// CALL: @padded() -> 12
