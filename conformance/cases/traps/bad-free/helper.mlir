// RUN: %check %s
// OPERATION: memref.dealloc
// A helper frees its argument, which is the caller's stack memory and alive: memref.dealloc.
func.func private @sum_and_free(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<2xi32>
  %b = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>  // TRAP: bad-free
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func private @fill(%m: memref<2xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c0] : memref<2xi32>
  memref.store %a, %m[%c1] : memref<2xi32>
  return
}
func.func @f(%a: i32) -> i32 {
  %m = memref.alloca() : memref<2xi32>
  call @fill(%m, %a) : (memref<2xi32>, i32) -> ()
  %r = call @sum_and_free(%m) : (memref<2xi32>) -> i32
  return %r : i32
}
func.func @heap(%a: i32) -> i32 {
  %m = memref.alloc() : memref<2xi32>
  call @fill(%m, %a) : (memref<2xi32>, i32) -> ()
  %r = call @sum_and_free(%m) : (memref<2xi32>) -> i32
  return %r : i32
}
// CALL: @f(4) -> trap(bad-free)
// CALL: @heap(4) -> 8
