// RUN: %check %s
// OPERATION: llvm.cond_br
// After a struct is stored, its padding is undef, whatever was there before: reading it is fine, going by it is not. Bytes of parts are known.
llvm.func @byte(%i: i64, %a: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(8 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %m = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k0, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %z = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  %s = llvm.insertvalue %a, %z[0] : !llvm.struct<(i8, i32)>
  llvm.store %s, %m : !llvm.struct<(i8, i32)>, !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %c = llvm.icmp "eq" %v, %k0 : i8
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i8
}
llvm.func @packed(%i: i64, %a: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %m = llvm.alloca %one x !llvm.struct<packed (i8, i32)> : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.struct<packed (i8, i32)>
  %s = llvm.insertvalue %a, %z[0] : !llvm.struct<packed (i8, i32)>
  llvm.store %s, %m : !llvm.struct<packed (i8, i32)>, !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %c = llvm.icmp "eq" %v, %k0 : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %v : i8
}
// CALL: @byte(0, 7) -> 7
// CALL: @byte(1, 7) -> trap(branch-on-poison)
// CALL: @byte(3, 7) -> trap(branch-on-poison)
// CALL: @byte(4, 7) -> 0
// CALL: @packed(1, 7) -> 0
