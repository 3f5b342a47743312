// RUN: %check %s
// OPERATION: llvm.store
// The call promises it, not the function: this call must not write, another one of the same function may, and so may what comes after it.
llvm.mlir.global internal @shared(7 : i32) : i32
llvm.func internal @inner(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: effect-violated
  llvm.return
}
llvm.func @f(%v: i32) -> i32 {
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  llvm.call @inner(%shared, %v) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, i32) -> ()
  llvm.return %v : i32
}
llvm.func @g(%v: i32) -> i32 {
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  llvm.call @inner(%shared, %v) {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, i32) -> ()
  %r = llvm.load %shared : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(9) -> trap(effect-violated)
// CALL: @g(9) -> 9
