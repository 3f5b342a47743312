// RUN: %check %s
// OPERATION: llvm.call
// llvm.call of free of a block that was there before, in a function that promises to write no memory but the heap's own. In one that may write its argument it is well.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func internal @inner(%p: !llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.call @free(%p) : (!llvm.ptr) -> ()  // TRAP: effect-violated
  llvm.return
}
llvm.func internal @allowed(%p: !llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @f(%v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  llvm.call @inner(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
llvm.func @g(%v: i32) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  llvm.call @allowed(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
// CALL: @f(9) -> trap(effect-violated)
// CALL: @g(9) -> 9
