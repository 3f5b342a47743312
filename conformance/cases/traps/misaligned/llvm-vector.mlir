// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of a vector of four i32 at byte 8: a vector is aligned to its whole size.
llvm.func @f(%i: i64) -> vector<4xi32> {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x vector<4xi32> : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %k32 = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memset"(%m, %z, %k32) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>  // TRAP: misaligned
  llvm.return %r : vector<4xi32>
}
// CALL: @f(8) -> trap(misaligned)
// CALL: @f(16) -> [0, 0, 0, 0]
