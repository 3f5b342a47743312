// RUN: %check %s
// OPERATION: llvm.load llvm.store
// A function that promises to read what its arguments point to and nothing else: it reads that, not a global, and writes neither.
llvm.mlir.global internal @shared(7 : i32) : i32
llvm.func internal @reads(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %at = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %at : !llvm.ptr -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}
llvm.func internal @reads_global(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %s = llvm.mlir.addressof @shared : !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i32  // TRAP: effect-violated
  llvm.return %r : i32
}
llvm.func internal @writes(%p: !llvm.ptr, %v: i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.store %v, %p : i32, !llvm.ptr  // TRAP: effect-violated
  llvm.return
}
llvm.func @f(%i: i64, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i32 : (i64) -> !llvm.ptr
  %m1 = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.store %v, %m1 : i32, !llvm.ptr
  %s = llvm.mlir.addressof @shared : !llvm.ptr
  %r = llvm.call @reads(%m, %s, %i) : (!llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.return %r : i32
}
llvm.func @g(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.call @reads_global(%m) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
// An argument that points there makes it an argument's memory.
llvm.func @same(%v: i32) -> i32 {
  %s = llvm.mlir.addressof @shared : !llvm.ptr
  %r = llvm.call @reads_global(%s) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
llvm.func @h(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.call @writes(%m, %v) : (!llvm.ptr, i32) -> ()
  llvm.return %v : i32
}
// CALL: @f(1, 9) -> 16
// CALL: @g(9) -> trap(effect-violated)
// CALL: @same(9) -> 7
// CALL: @h(9) -> trap(effect-violated)
