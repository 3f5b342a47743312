// RUN: %check %s
// OPERATION: memref.load
// Which of two functions is called decides whether the memory is still there.
func.func private @keep(%m: memref<2xf64>) {
  return
}
func.func private @drop(%m: memref<2xf64>) {
  memref.dealloc %m : memref<2xf64>
  return
}
func.func @f(%c: i1, %a: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %keep = func.constant @keep : (memref<2xf64>) -> ()
  %drop = func.constant @drop : (memref<2xf64>) -> ()
  %m = memref.alloc() : memref<2xf64>
  memref.store %a, %m[%c1] : memref<2xf64>
  %end = arith.select %c, %drop, %keep : (memref<2xf64>) -> ()
  func.call_indirect %end(%m) : (memref<2xf64>) -> ()
  %r = memref.load %m[%c1] : memref<2xf64>  // TRAP: use-after-free
  return %r : f64
}
// CALL: @f(true, 1.5) -> trap(use-after-free)
// CALL: @f(false, 1.5) -> 1.5
