// RUN: %check %s
// OPERATION: llvm.intr.stackrestore
// llvm.intr.stackrestore of poison.
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %s = llvm.intr.stacksave : !llvm.ptr
  %x = llvm.mlir.poison : !llvm.ptr
  %p = llvm.select %c, %x, %s : i1, !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr  // TRAP: poison-access
  llvm.return %v : i32
}
// CALL: @f(true, 3) -> trap(poison-access)
// CALL: @f(false, 3) -> 3
