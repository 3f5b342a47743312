// RUN: %check %s
// OPERATION: memref.store
// A store to freed memory, in another function than the one that freed it.
func.func private @put(%m: memref<2xi8>, %a: i8) {
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c1] : memref<2xi8>  // TRAP: use-after-free
  return
}
func.func @f(%a: i8) -> i8 {
  %m = memref.alloc() : memref<2xi8>
  memref.dealloc %m : memref<2xi8>
  call @put(%m, %a) : (memref<2xi8>, i8) -> ()
  return %a : i8
}
func.func @before(%a: i8) -> i8 {
  %m = memref.alloc() : memref<2xi8>
  call @put(%m, %a) : (memref<2xi8>, i8) -> ()
  memref.dealloc %m : memref<2xi8>
  return %a : i8
}
// CALL: @f(3) -> trap(use-after-free)
// CALL: @before(3) -> 3
