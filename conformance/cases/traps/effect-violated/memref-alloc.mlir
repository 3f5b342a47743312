// RUN: %check %s
// OPERATION: memref.alloc
// A heap block made within a function that promises to leave even the heap's own memory alone; on the stack it is well.
llvm.func internal @inner(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %m = memref.alloc() : memref<4xi32>  // TRAP: effect-violated
  memref.dealloc %m : memref<4xi32>
  llvm.return %v : i32
}
llvm.func internal @allowed(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %m = memref.alloca() : memref<4xi32>
  %i = arith.constant 2 : index
  memref.store %v, %m[%i] : memref<4xi32>
  llvm.return %v : i32
}
llvm.func @f(%v: i32) -> i32 {
  %r = llvm.call @inner(%v) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @g(%v: i32) -> i32 {
  %r = llvm.call @allowed(%v) : (i32) -> i32
  llvm.return %r : i32
}
// CALL: @f(9) -> trap(effect-violated)
// CALL: @g(9) -> 9
