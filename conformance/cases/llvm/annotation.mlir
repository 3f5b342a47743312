// RUN: %check %s
// llvm.intr.annotation, ptr.annotation and var.annotation hand on what they are given.
llvm.mlir.global internal constant @name("mark\00")
llvm.mlir.global internal constant @file("file\00")
llvm.func @annotated(%a: i32) -> i32 {
  %n = llvm.mlir.addressof @name : !llvm.ptr
  %f = llvm.mlir.addressof @file : !llvm.ptr
  %l = llvm.mlir.constant(7 : i32) : i32
  %r = "llvm.intr.annotation"(%a, %n, %f, %l) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
llvm.func @pointer(%a: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  %n = llvm.mlir.addressof @name : !llvm.ptr
  %f = llvm.mlir.addressof @file : !llvm.ptr
  %l = llvm.mlir.constant(7 : i32) : i32
  %z = llvm.mlir.zero : !llvm.ptr
  "llvm.intr.var.annotation"(%m, %n, %f, %l, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %p = "llvm.intr.ptr.annotation"(%m, %n, %f, %l, %z) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @annotated(4) -> 4
// CALL: @pointer(5) -> 5
