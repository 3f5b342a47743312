// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of a struct whose second part was never stored; its padding does not matter.
llvm.func @f(%c: i1, %v: i64) -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x !llvm.struct<(i8, i64)> : (i64) -> !llvm.ptr
  %b = llvm.trunc %v : i64 to i8
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.cond_br %c, ^store, ^load
^store:
  %p = llvm.getelementptr inbounds %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  llvm.store %v, %p : i64, !llvm.ptr
  llvm.br ^load
^load:
  %s = llvm.load %m : !llvm.ptr -> !llvm.struct<(i8, i64)>  // TRAP: uninitialized-read
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i8, i64)>
  llvm.return %r : i64
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
