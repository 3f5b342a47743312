// RUN: %check %s
// OPERATION: llvm.load
// That bytes can be read is looked at without reading them: a promise of an argument breaks no promise of effects, a load does.
llvm.func internal @looks(%p: !llvm.ptr {llvm.dereferenceable = 4 : i64}) -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %z = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "ne" %p, %z : !llvm.ptr
  llvm.return %r : i1
}
llvm.func internal @reads(%p: !llvm.ptr {llvm.dereferenceable = 4 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = llvm.load %p : !llvm.ptr -> i32  // TRAP: effect-violated
  llvm.return %r : i32
}
llvm.func @f(%v: i32) -> i1 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.call @looks(%m) : (!llvm.ptr) -> i1
  llvm.return %r : i1
}
llvm.func @g(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %r = llvm.call @reads(%m) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
// CALL: @f(9) -> true
// CALL: @g(9) -> trap(effect-violated)
