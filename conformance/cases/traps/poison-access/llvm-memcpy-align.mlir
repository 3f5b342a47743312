// RUN: %check %s
// OPERATION: llvm.intr.memcpy llvm.intr.memmove llvm.intr.memset
// A pointer with llvm.align that does not have it is poison, and so the transfer undefined; without a byte to move there is no access.
llvm.func @copy(%off: i64, %n: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.alloca %k16 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %b = llvm.alloca %k16 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%a, %k0, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset"(%b, %k0, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%p, %b, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: poison-access
  %r = llvm.load %a : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @move(%off: i64, %n: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.alloca %k16 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%a, %k0, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%a, %p, %n) <{isVolatile = false, arg_attrs = [{}, {llvm.align = 2 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: poison-access
  %r = llvm.load %a : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @set(%off: i64, %n: i64) -> i8 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %a = llvm.alloca %k16 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%a, %k1, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memset"(%p, %k1, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()  // TRAP: poison-access
  %r = llvm.load %a : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @copy(4, 4) -> 0
// CALL: @copy(2, 4) -> trap(poison-access)
// CALL: @move(2, 4) -> 0
// CALL: @move(1, 4) -> trap(poison-access)
// CALL: @set(8, 4) -> 1
// CALL: @set(4, 4) -> trap(poison-access)
