// RUN: %check %s
// Initial values with addresses of other globals: a list whose last member points to null, and a pointer that is followed.
llvm.mlir.global internal constant @last() : !llvm.struct<(i32, ptr)> {
  %z = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %v = llvm.mlir.constant(30 : i32) : i32
  %r = llvm.insertvalue %v, %z[0] : !llvm.struct<(i32, ptr)>
  llvm.return %r : !llvm.struct<(i32, ptr)>
}
llvm.mlir.global internal constant @first() : !llvm.struct<(i32, ptr)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %v = llvm.mlir.constant(10 : i32) : i32
  %n = llvm.mlir.addressof @last : !llvm.ptr
  %x = llvm.insertvalue %v, %u[0] : !llvm.struct<(i32, ptr)>
  %r = llvm.insertvalue %n, %x[1] : !llvm.struct<(i32, ptr)>
  llvm.return %r : !llvm.struct<(i32, ptr)>
}
llvm.mlir.global internal @value(5 : i32) : i32
llvm.mlir.global internal constant @pointer() : !llvm.ptr {
  %r = llvm.mlir.addressof @value : !llvm.ptr
  llvm.return %r : !llvm.ptr
}
llvm.func @sum() -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %head = llvm.mlir.addressof @first : !llvm.ptr
  llvm.br ^next(%k0, %head : i32, !llvm.ptr)
^next(%s: i32, %p: !llvm.ptr):
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  %l = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  %n = llvm.load %l : !llvm.ptr -> !llvm.ptr
  %c = llvm.icmp "eq" %n, %null : !llvm.ptr
  llvm.cond_br %c, ^end, ^next(%t, %n : i32, !llvm.ptr)
^end:
  llvm.return %t : i32
}
llvm.func @shared(%v: i32) -> i32 {
  %p = llvm.mlir.addressof @pointer : !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %old = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  %d = llvm.mlir.addressof @value : !llvm.ptr
  %new = llvm.load %d : !llvm.ptr -> i32
  %r = llvm.sub %new, %old : i32
  llvm.store %old, %q : i32, !llvm.ptr
  llvm.return %r : i32
}
// CALL: @sum() -> 40
// CALL: @shared(9) -> 4
// CALL: @shared(7) -> 2
