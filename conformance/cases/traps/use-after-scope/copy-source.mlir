// RUN: %check %s
// OPERATION: memref.copy
// A copy from the stack memory of a callee that has returned; a heap block in its place is still alive.
func.func private @make(%heap: i1, %a: i16) -> memref<1xi16> {
  %c0 = arith.constant 0 : index
  cf.cond_br %heap, ^heap, ^stack
^heap:
  %m = memref.alloc() : memref<1xi16>
  cf.br ^end(%m : memref<1xi16>)
^stack:
  %k = memref.alloca() : memref<1xi16>
  cf.br ^end(%k : memref<1xi16>)
^end(%r: memref<1xi16>):
  memref.store %a, %r[%c0] : memref<1xi16>
  return %r : memref<1xi16>
}
func.func @f(%heap: i1, %a: i16, %t: memref<1xi16>) {
  %m = call @make(%heap, %a) : (i1, i16) -> memref<1xi16>
  memref.copy %m, %t : memref<1xi16> to memref<1xi16>  // TRAP: use-after-scope
  return
}
// CALL: @f(false, 5, memref<>) -> trap(use-after-scope)
// CALL: @f(true, 5, memref<>) -> () after arg2=[5]
