// RUN: %check %s
// OPERATION: llvm.intr.masked.gather
// llvm.intr.masked.gather at byte 2 of an aligned object, where it says 4; at byte 4 it is fine.
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi32>
  %ep = llvm.mlir.zero : vector<1x!llvm.ptr>
  %pp = llvm.insertelement %p, %ep[%lane : i32] : vector<1x!llvm.ptr>
  %got = llvm.intr.masked.gather %pp, %mask, %else {alignment = 4 : i32} : (vector<1x!llvm.ptr>, vector<1xi1>, vector<1xi32>) -> vector<1xi32>  // TRAP: misaligned
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(2, 0x07070707) -> trap(misaligned)
// CALL: @f(1, 0x07070707) -> trap(misaligned)
// CALL: @f(4, 0x07070707) -> 0x07070707
