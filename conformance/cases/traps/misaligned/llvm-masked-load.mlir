// RUN: %check %s
// OPERATION: llvm.intr.masked.load
// llvm.intr.masked.load that is said to be aligned to 16, at byte 4; with no lane on nothing is accessed.
llvm.func @f(%i: i64, %m: vector<2xi1>) -> vector<2xi32> {
  %k4 = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %k32 = llvm.mlir.constant(32 : i64) : i64
  "llvm.intr.memset"(%a, %z, %k32) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.mlir.constant(dense<[5, 6]> : vector<2xi32>) : vector<2xi32>
  %r = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xi32>) -> vector<2xi32>  // TRAP: misaligned
  llvm.return %r : vector<2xi32>
}
// CALL: @f(4, [true, true]) -> trap(misaligned)
// CALL: @f(16, [true, true]) -> [0, 0]
// CALL: @f(16, [false, true]) -> [5, 0]
