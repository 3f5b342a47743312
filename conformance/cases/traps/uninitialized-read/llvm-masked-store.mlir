// RUN: %check %s
// OPERATION: llvm.intr.masked.store
// llvm.intr.masked.store of one lane of the eight that share a byte: the other seven keep what was there before, if anything was.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %k8 x i8 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.cond_br %c, ^store, ^mask
^store:
  %seven = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%p, %seven, %k8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.br ^mask
^mask:
  %mask = llvm.mlir.constant(dense<[false, true, false, false, false, false, false, false]> : vector<8xi1>) : vector<8xi1>
  %bits = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.store %bits, %p, %mask {alignment = 1 : i32} : vector<8xi1>, vector<8xi1> into !llvm.ptr  // TRAP: uninitialized-read
  llvm.return %v : i32
}
// CALL: @f(false, 4) -> trap(uninitialized-read)
// CALL: @f(true, 4) -> 4
