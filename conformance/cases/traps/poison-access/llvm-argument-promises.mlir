// RUN: %check %s
// OPERATION: llvm.load llvm.cond_br
// A pointer argument or result that breaks `llvm.align` or `llvm.nonnull` is poison: passing it is fine, going through it is not.
llvm.func @aligned(%p: !llvm.ptr {llvm.align = 4 : i64}, %go: i1) -> i8 {
  %k = llvm.mlir.constant(9 : i8) : i8
  llvm.cond_br %go, ^load, ^end(%k : i8)
^load:
  %v = llvm.load %p : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.br ^end(%v : i8)
^end(%r: i8):
  llvm.return %r : i8
}
llvm.func @argument(%off: i64, %go: i1) -> i8 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k7, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.call @aligned(%p, %go) : (!llvm.ptr, i1) -> i8
  llvm.return %r : i8
}
llvm.func @same(%p: !llvm.ptr) -> !llvm.ptr {
  llvm.return %p : !llvm.ptr
}
llvm.func @result(%off: i64) -> i8 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k7, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.call @same(%p) : (!llvm.ptr) -> (!llvm.ptr {llvm.align = 2 : i64})
  %r = llvm.load %q : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
llvm.func @is_null(%p: !llvm.ptr {llvm.nonnull}) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  llvm.return %c : i1
}
llvm.func @null(%c: i1, %v: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.select %c, %m, %z : i1, !llvm.ptr
  %b = llvm.call @is_null(%p) : (!llvm.ptr) -> i1
  llvm.cond_br %b, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @argument(4, true) -> 7
// CALL: @argument(2, false) -> 9
// CALL: @argument(2, true) -> trap(poison-access)
// CALL: @result(6) -> 7
// CALL: @result(5) -> trap(poison-access)
// CALL: @null(true, 4) -> 4
// CALL: @null(false, 4) -> trap(branch-on-poison)
