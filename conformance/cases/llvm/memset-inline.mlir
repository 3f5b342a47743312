// RUN: %check %s
// llvm.intr.memset.inline: as memset, its length is an attribute.
llvm.func @three(%v: i64, %w: i64, %b: i8, %i: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %k = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.store %v, %m : i64, !llvm.ptr
  llvm.store %w, %k : i64, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %m : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @nothing(%v: i64) -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %b = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset.inline"(%null, %b) <{isVolatile = false, len = 0 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return %v : i64
}
// CALL: @three(578437695752307201, 0, -85, 0) -> 578437695763360683
// CALL: @three(578437695752307201, 0, 5, 5) -> 361700864173474305
// CALL: @nothing(3) -> 3
