// RUN: %check %s
// OPERATION: llvm.call
// puts of a number that is no address, and of a function.
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%which: i8, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.mlir.constant(120 : i16) : i16
  %m = llvm.alloca %k2 x i8 {alignment = 2 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %m : i16, !llvm.ptr
  %n = llvm.mlir.constant(1152921504606846976 : i64) : i64
  %nobody = llvm.inttoptr %n : i64 to !llvm.ptr
  %g = llvm.mlir.addressof @f : !llvm.ptr
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.icmp "eq" %which, %k0 : i8
  %d = llvm.icmp "eq" %which, %k1 : i8
  %q = llvm.select %c, %nobody, %m : i1, !llvm.ptr
  %p = llvm.select %d, %g, %q : i1, !llvm.ptr
  %r = llvm.call @puts(%p) : (!llvm.ptr) -> i32  // TRAP: bad-pointer
  llvm.return %v : i32
}
// CALL: @f(0, 1) -> trap(bad-pointer)
// CALL: @f(1, 1) -> trap(bad-pointer)
// CALL: @f(2, 1) -> 1
