// RUN: %check %s
// OPERATION: llvm.intr.memcpy.inline
// llvm.intr.memcpy.inline (source) through a pointer that is poison or undef.
// Made from the rows operation.memcpy-inline-source and situation.poison-access of ../llvm.toml by: python3 ci/checks/make_access_cases.py
llvm.func @f(%which: i64, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  %poison = llvm.mlir.poison : !llvm.ptr
  %undef = llvm.mlir.undef : !llvm.ptr
  %c = llvm.icmp "eq" %which, %k1 : i64
  %d = llvm.icmp "eq" %which, %zero : i64
  %x = llvm.select %c, %undef, %m : i1, !llvm.ptr
  %p = llvm.select %d, %poison, %x : i1, !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()  // TRAP: poison-access
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(0, 11) -> trap(poison-access)
// CALL: @f(1, 11) -> trap(poison-access)
// CALL: @f(2, 11) -> 11
