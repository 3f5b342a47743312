// RUN: %check %s
// OPERATION: llvm.load llvm.invoke
// Attributes of the arguments and the result of llvm.invoke promise what those of llvm.call do.
llvm.func internal @personality() -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
llvm.func internal @first(%p: !llvm.ptr) -> i8 {
  %r = llvm.load %p : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
}
llvm.func internal @same(%p: !llvm.ptr) -> !llvm.ptr {
  llvm.return %p : !llvm.ptr
}
llvm.func internal @ignore(%x: i32) {
  llvm.return
}
llvm.func @argument(%off: i64) -> i8 attributes {personality = @personality} {
  %n = llvm.mlir.constant(8 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k7, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.invoke @first(%p) to ^good unwind ^bad : (!llvm.ptr {llvm.align = 4 : i64}) -> i8
^good:
  llvm.return %r : i8
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @result(%off: i64) -> i8 attributes {personality = @personality} {
  %n = llvm.mlir.constant(8 : i64) : i64
  %k7 = llvm.mlir.constant(7 : i8) : i8
  %m = llvm.alloca %n x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%m, %k7, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.invoke @same(%p) to ^good unwind ^bad : (!llvm.ptr) -> (!llvm.ptr {llvm.align = 2 : i64})
^good:
  %r = llvm.load %q : !llvm.ptr -> i8  // TRAP: poison-access
  llvm.return %r : i8
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @known(%s: i32, %v: i32) -> i32 attributes {personality = @personality} {
  %x = llvm.shl %v, %s : i32
  llvm.invoke @ignore(%x) to ^good unwind ^bad : (i32 {llvm.noundef}) -> ()  // TRAP: assume-violated
^good:
  llvm.return %v : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @there(%off: i64, %v: i32) -> i32 attributes {personality = @personality} {
  %n = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %m[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.invoke @same(%p) to ^good unwind ^bad : (!llvm.ptr {llvm.dereferenceable = 4 : i64}) -> !llvm.ptr  // TRAP: out-of-bounds
^good:
  llvm.return %v : i32
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// CALL: @argument(4) -> 7
// CALL: @argument(2) -> trap(poison-access)
// CALL: @result(6) -> 7
// CALL: @result(5) -> trap(poison-access)
// CALL: @known(31, 3) -> 3
// CALL: @known(32, 3) -> trap(assume-violated)
// CALL: @there(4, 3) -> 3
// CALL: @there(5, 3) -> trap(out-of-bounds)
