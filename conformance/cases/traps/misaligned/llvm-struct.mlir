// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of a struct of a byte and a double at byte 4: a struct is aligned as its strictest part is; the same struct packed goes anywhere.
llvm.func @f(%i: i64) -> f64 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x f64 : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %k32 = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memset"(%m, %z, %k32) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, f64)>  // TRAP: misaligned
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i8, f64)>
  llvm.return %r : f64
}
llvm.func @packed(%i: i64) -> f64 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x f64 : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %k32 = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memset"(%m, %z, %k32) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<packed (i8, f64)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<packed (i8, f64)>
  llvm.return %r : f64
}
// CALL: @f(4) -> trap(misaligned)
// CALL: @f(8) -> 0.0
// CALL: @packed(3) -> 0.0
