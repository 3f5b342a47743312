// RUN: %check %s
// OPERATION: memref.load
// The callee frees what it was given, and the caller goes on using it.
func.func private @consume(%m: memref<?xf32>, %c: i1) {
  cf.cond_br %c, ^free, ^end
^free:
  memref.dealloc %m : memref<?xf32>
  cf.br ^end
^end:
  return
}
func.func @f(%n: index, %c: i1, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %a, %m[%c0] : memref<?xf32>
  call @consume(%m, %c) : (memref<?xf32>, i1) -> ()
  %r = memref.load %m[%c0] : memref<?xf32>  // TRAP: use-after-free
  return %r : f32
}
// CALL: @f(2, true, 1.5) -> trap(use-after-free)
// CALL: @f(2, false, 1.5) -> 1.5
