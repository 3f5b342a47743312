// RUN: %check %s
// CLAUSE: LLVMMOD-CST-03
// The null pointer is the zero of a pointer type; other types have a zero as well.
llvm.func @null(%p: i64) -> i1 {
  %n = llvm.mlir.zero : !llvm.ptr
  %q = llvm.inttoptr %p : i64 to !llvm.ptr
  %r = llvm.icmp "eq" %n, %q : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @zeros() -> !llvm.struct<(i8, i16)> {
  %z = llvm.mlir.zero : !llvm.struct<(i8, i16)>
  llvm.return %z : !llvm.struct<(i8, i16)>
}
llvm.func @member(%a: i1) -> i16 {
  %z = llvm.call @zeros() : () -> !llvm.struct<(i8, i16)>
  %r = llvm.extractvalue %z[1] : !llvm.struct<(i8, i16)>
  llvm.return %r : i16
}
// CHECK-DAG: llvm.mlir.zero : !llvm.ptr
// CHECK-DAG: llvm.mlir.zero : !llvm.struct<(i8, i16)>
// CALL: @null(0) -> true
// CALL: @member(true) -> 0
