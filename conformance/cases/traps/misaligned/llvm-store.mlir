// RUN: %check %s
// OPERATION: llvm.store
// llvm.store of an f64 at byte 4 of an object that is aligned to 8; at byte 8 it is fine, and at 4 if it says so.
llvm.func @f(%i: i64, %v: f64) -> f64 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f64 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : f64, !llvm.ptr  // TRAP: misaligned
  llvm.return %v : f64
}
llvm.func @four(%i: i64, %v: f64) -> f64 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x f64 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p {alignment = 4 : i64} : f64, !llvm.ptr  // TRAP: misaligned
  llvm.return %v : f64
}
// CALL: @f(4, 1.5) -> trap(misaligned)
// CALL: @f(8, 1.5) -> 1.5
// CALL: @four(4, 1.5) -> 1.5
// CALL: @four(2, 1.5) -> trap(misaligned)
