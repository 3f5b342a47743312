// RUN: %check %s
// OPERATION: llvm.store
// A function that promises to write nothing calls one that writes; what a function promises ends when it returns.
llvm.mlir.global internal @shared(7 : i32) : i32
llvm.func internal @inner(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: effect-violated
  llvm.return
}
llvm.func internal @reads(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @f(%c: i1, %v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %own = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  %p = llvm.select %c, %shared, %own : i1, !llvm.ptr
  llvm.call @inner(%p, %v) : (!llvm.ptr, i32) -> ()
  llvm.return %v : i32
}
llvm.func @after(%v: i32) -> i32 {
  %shared = llvm.mlir.addressof @shared : !llvm.ptr
  %before = llvm.call @reads(%shared) : (!llvm.ptr) -> i32
  llvm.store %v, %shared : i32, !llvm.ptr
  llvm.return %before : i32
}
// CALL: @f(true, 9) -> trap(effect-violated)
// CALL: @f(false, 9) -> 9
// CALL: @after(9) -> 7
