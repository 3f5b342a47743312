llvm.func @malloc(i64) -> !llvm.ptr
llvm.mlir.global internal @cell() : !llvm.ptr {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.return %z : !llvm.ptr
}
llvm.mlir.global internal @packed() : !llvm.struct<packed (i8, ptr)> {
  %z = llvm.mlir.zero : !llvm.struct<packed (i8, ptr)>
  llvm.return %z : !llvm.struct<packed (i8, ptr)>
}
llvm.func @chosen() -> !llvm.ptr {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @stored() {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %g = llvm.mlir.addressof @cell : !llvm.ptr
  llvm.store %q, %g : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @not_aligned() {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %g = llvm.mlir.addressof @packed : !llvm.ptr
  %a = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, ptr)>
  llvm.store %p, %a {alignment = 1} : !llvm.ptr, !llvm.ptr
  llvm.return
}
func.func @number() -> index {
  %m = memref.alloc() : memref<4xi32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  return %i : index
}
// CALL: @chosen()
// CALL: @stored()
// CALL: @not_aligned()
// CALL: @number()
