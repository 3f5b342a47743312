// RUN: %check %s
// OPERATION: llvm.intr.matrix.column.major.load
// llvm.intr.matrix.column.major.load of a global in a function that promises no memory effects; of memory of its own it is none.
llvm.mlir.global internal @shared(dense<7> : tensor<16xi8>) {alignment = 16 : i64} : !llvm.array<16 x i8>
llvm.func @f(%c: i1, %v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %own = llvm.alloca %k4 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %seven = llvm.mlir.constant(7 : i8) : i8
  %k16 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%own, %seven, %k16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  %p = llvm.select %c, %shared, %own : i1, !llvm.ptr
  %stride = llvm.mlir.constant(1 : i64) : i64
  %lane = llvm.mlir.constant(0 : i32) : i32
  %got = llvm.intr.matrix.column.major.load %p, <stride = %stride> {isVolatile = false, rows = 1 : i32, columns = 1 : i32} : vector<1xi32> from !llvm.ptr stride i64  // TRAP: effect-violated
  %r = llvm.extractelement %got[%lane : i32] : vector<1xi32>
  llvm.return %r : i32
}
// CALL: @f(true, 9) -> trap(effect-violated)
// CALL: @f(false, 9) -> 0x07070707
