// RUN: %check %s
// OPERATION: memref.dealloc
// A heap block freed within a function that promises to write anything but the heap's own memory; where that is allowed too it is well.
memref.global "private" @slot : memref<1xmemref<4xi32>> = uninitialized
llvm.func internal @inner(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %i = arith.constant 0 : index
  %slot = memref.get_global @slot : memref<1xmemref<4xi32>>
  %m = memref.load %slot[%i] : memref<1xmemref<4xi32>>
  memref.dealloc %m : memref<4xi32>  // TRAP: effect-violated
  llvm.return %v : i32
}
llvm.func internal @allowed(%v: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %i = arith.constant 0 : index
  %slot = memref.get_global @slot : memref<1xmemref<4xi32>>
  %m = memref.load %slot[%i] : memref<1xmemref<4xi32>>
  memref.dealloc %m : memref<4xi32>
  llvm.return %v : i32
}
func.func private @fill() {
  %i = arith.constant 0 : index
  %slot = memref.get_global @slot : memref<1xmemref<4xi32>>
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %slot[%i] : memref<1xmemref<4xi32>>
  return
}
func.func @f(%v: i32) -> i32 {
  func.call @fill() : () -> ()
  %r = llvm.call @inner(%v) : (i32) -> i32
  return %r : i32
}
func.func @g(%v: i32) -> i32 {
  func.call @fill() : () -> ()
  %r = llvm.call @allowed(%v) : (i32) -> i32
  return %r : i32
}
// CALL: @f(9) -> trap(effect-violated)
// CALL: @g(9) -> 9
