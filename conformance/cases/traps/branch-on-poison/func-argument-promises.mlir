// RUN: %check %s
// OPERATION: cf.cond_br
// An argument of a function that breaks `llvm.range` or `llvm.nonnull` is poison, which must not decide anything.
func.func @in_range(%i: i8 {llvm.range = #llvm.constant_range<i8, 250, 10>}) -> i32 {
  %k = arith.constant 5 : i8
  %c = arith.cmpi slt, %i, %k : i8
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  return %r : i32
}
func.func private @not_null(%p: !llvm.ptr {llvm.nonnull}) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  return %c : i1
}
func.func @pointer(%give: i1, %v: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %give, %m, %z : i1, !llvm.ptr
  %c = call @not_null(%p) : (!llvm.ptr) -> i1
  cf.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  return %v : i32
}
// CALL: @in_range(9) -> 2
// CALL: @in_range(-6) -> 1
// CALL: @in_range(-7) -> trap(branch-on-poison)
// CALL: @in_range(10) -> trap(branch-on-poison)
// CALL: @pointer(true, 4) -> 4
// CALL: @pointer(false, 4) -> trap(branch-on-poison)
