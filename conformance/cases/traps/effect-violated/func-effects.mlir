// RUN: %check %s
// OPERATION: memref.store
// CLAUSE: LLVMMOD-ATTR-03
// The `memory_effects` of a func.func are those of what it becomes: one that may only read writes. What only reads is well.
func.func private @writes(%m: memref<?xi32>, %i: index, %v: i32) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  memref.store %v, %m[%i] : memref<?xi32>  // TRAP: effect-violated
  return
}
func.func private @reads(%m: memref<?xi32>, %i: index) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}
func.func @f(%m: memref<?xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  call @writes(%m, %c0, %v) : (memref<?xi32>, index, i32) -> ()
  return %v : i32
}
func.func @g(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = call @reads(%m, %c0) : (memref<?xi32>, index) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[4,5]>, 9) -> trap(effect-violated)
// CALL: @g(memref<sizes=[2] data=[4,5]>) -> 4
