// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.load of a global whose initial value is undef in one of its two parts.
llvm.mlir.global internal @g() : !llvm.struct<(i32, i32)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %c = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.insertvalue %c, %u[1] : !llvm.struct<(i32, i32)>
  llvm.return %r : !llvm.struct<(i32, i32)>
}
llvm.func @f(%i: i64) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %r, %z : i32
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %r : i32
}
// CALL: @f(0) -> trap(branch-on-poison)
// CALL: @f(1) -> 8
