// RUN: %check %s
// OPERATION: llvm.load
// A function that promises only to write reads what was there; a constant may be read by any.
llvm.mlir.global internal @shared(7 : i32) : i32
llvm.mlir.global internal constant @fixed(7 : i32) : i32
llvm.func @f(%c: i1) -> i32 attributes {memory_effects = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  %fixed = llvm.mlir.addressof @fixed : !llvm.ptr
  %p = llvm.select %c, %shared, %fixed : i1, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: effect-violated
  llvm.store %r, %shared : i32, !llvm.ptr
  llvm.return %r : i32
}
// CALL: @f(true) -> trap(effect-violated)
// CALL: @f(false) -> 7
