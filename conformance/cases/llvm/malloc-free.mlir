// RUN: %check %s
// malloc, aligned_alloc, free as llvm.call of their declarations: blocks keep what is stored, are aligned, and null may be freed.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @keeps(%n: i64, %v: i64) -> i64 {
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %bytes = llvm.mul %n, %k8 : i64
  %m = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.br ^fill(%k0 : i64)
^fill(%i: i64):
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.mul %i, %v : i64
  llvm.store %x, %p : i64, !llvm.ptr
  %j = llvm.add %i, %k1 : i64
  %c = llvm.icmp "ult" %j, %n : i64
  llvm.cond_br %c, ^fill(%j : i64), ^last
^last:
  %l = llvm.sub %n, %k1 : i64
  %q = llvm.getelementptr inbounds %m[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
llvm.func @alignment(%a: i64, %n: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.call @aligned_alloc(%a, %n) : (i64, i64) -> !llvm.ptr
  %x = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.sub %a, %k1 : i64
  %r = llvm.and %x, %mask : i64
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
llvm.func @null(%v: i64) -> i64 {
  %m = llvm.mlir.zero : !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i64
}
llvm.func @empty(%v: i64) -> i64 {
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %m = llvm.call @malloc(%k0) : (i64) -> !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i64
}
llvm.func @two_blocks() -> i1 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %k = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  %r = llvm.icmp "ne" %m, %k : !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.call @free(%k) : (!llvm.ptr) -> ()
  llvm.return %r : i1
}
// CALL: @keeps(5, 3) -> 12
// CALL: @keeps(1, 3) -> 0
// CALL: @alignment(256, 512) -> 0
// CALL: @alignment(16, 16) -> 0
// CALL: @null(1) -> 1
// CALL: @empty(2) -> 2
// CALL: @two_blocks() -> true
