// RUN: %check %s
// OPERATION: llvm.store llvm.load
// In a function that accesses what its arguments point to and nothing else, memory behind a readonly argument is written, or behind a writeonly one read. The other way round it is well.
llvm.func internal @copies(%from: !llvm.ptr {llvm.readonly}, %to: !llvm.ptr {llvm.writeonly}, %back: i1) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %a = llvm.load %from : !llvm.ptr -> i32
  llvm.store %a, %to : i32, !llvm.ptr
  %p = llvm.select %back, %from, %to : i1, !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr  // TRAP: effect-violated
  llvm.return %a : i32
}
llvm.func internal @reads(%p: !llvm.ptr {llvm.writeonly}, %q: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: effect-violated
  llvm.store %r, %q : i32, !llvm.ptr
  llvm.return %r : i32
}
llvm.func @f(%back: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %n = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.call @copies(%m, %n, %back) : (!llvm.ptr, !llvm.ptr, i1) -> i32
  llvm.return %r : i32
}
llvm.func @g(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %n = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.call @reads(%m, %n) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %r : i32
}
// CALL: @f(true, 9) -> trap(effect-violated)
// CALL: @f(false, 9) -> 9
// CALL: @g(9) -> trap(effect-violated)
