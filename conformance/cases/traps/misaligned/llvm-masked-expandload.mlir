// RUN: %check %s
// OPERATION: llvm.intr.masked.expandload
// llvm.intr.masked.expandload at byte 2 of an aligned object, where its attribute says 4; without the attribute any byte will do. So it is for lanes with padding behind them.
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
  %got = "llvm.intr.masked.expandload"(%p, %mask, %else) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>  // TRAP: misaligned
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
llvm.func @padded(%i: i64, %v: i24) -> i24 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi24>
  %got = "llvm.intr.masked.expandload"(%p, %mask, %else) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<1xi1>, vector<1xi24>) -> vector<1xi24>  // TRAP: misaligned
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi24>
  llvm.return %r : i24
}
llvm.func @anywhere(%i: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%m, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %mask = llvm.mlir.constant(dense<true> : vector<1xi1>) : vector<1xi1>
  %lane = llvm.mlir.constant(0 : i32) : i32
  %else = llvm.mlir.zero : vector<1xi32>
  %got = "llvm.intr.masked.expandload"(%p, %mask, %else) : (!llvm.ptr, vector<1xi1>, vector<1xi32>) -> vector<1xi32>
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @padded(2, 0x070707) -> trap(misaligned)
// CALL: @padded(4, 0x070707) -> 0x070707
// CALL: @f(2, 0x07070707) -> trap(misaligned)
// CALL: @f(4, 0x07070707) -> 0x07070707
// CALL: @anywhere(3, 0x07070707) -> 0x07070707
