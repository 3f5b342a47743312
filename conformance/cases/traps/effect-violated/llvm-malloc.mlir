// RUN: %check %s
// OPERATION: llvm.call
// llvm.call of malloc in a function that promises no effect on inaccessible memory; in one that does not promise it, and of free of null, all is well.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr  // TRAP: effect-violated
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
llvm.func @heap(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%k4) : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
llvm.func @null(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.call @free(%z) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
// CALL: @f(9) -> trap(effect-violated)
// CALL: @heap(9) -> 9
// CALL: @null(9) -> 9
