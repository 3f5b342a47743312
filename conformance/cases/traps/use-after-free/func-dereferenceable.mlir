// RUN: %check %s
// OPERATION: func.func
// Freed memory is not `llvm.dereferenceable`, whether it is read or not.
func.func private @callee(%m: memref<4xf32> {llvm.dereferenceable = 16 : i64}, %v: i32) -> i32 {  // TRAP: use-after-free
  return %v : i32
}
func.func @f(%free: i1, %v: i32) -> i32 {
  %m = memref.alloc() : memref<4xf32>
  cf.cond_br %free, ^freed, ^call
^freed:
  memref.dealloc %m : memref<4xf32>
  cf.br ^call
^call:
  %r = call @callee(%m, %v) : (memref<4xf32>, i32) -> i32
  return %r : i32
}
// CALL: @f(false, 3) -> 3
// CALL: @f(true, 3) -> trap(use-after-free)
