// RUN: %check %s
// OPERATION: memref.load
// A callee leaves a memref of its own stack in the caller's memory, or one that the caller gave it.
func.func private @put(%t: memref<memref<bf16>>, %k: memref<bf16>, %own: i1, %a: bf16) {
  %m = memref.alloca() : memref<bf16>
  %s = arith.select %own, %m, %k : memref<bf16>
  memref.store %a, %s[] : memref<bf16>
  memref.store %s, %t[] : memref<memref<bf16>>
  return
}
func.func @f(%own: i1, %a: bf16) -> bf16 {
  %t = memref.alloca() : memref<memref<bf16>>
  %k = memref.alloca() : memref<bf16>
  call @put(%t, %k, %own, %a) : (memref<memref<bf16>>, memref<bf16>, i1, bf16) -> ()
  %m = memref.load %t[] : memref<memref<bf16>>
  %r = memref.load %m[] : memref<bf16>  // TRAP: use-after-scope
  return %r : bf16
}
// CALL: @f(true, 1.5) -> trap(use-after-scope)
// CALL: @f(false, 1.5) -> 1.5
