// RUN: %check %s
// CLAUSE: FLOW-05
// Types change at every step of this function, and no cast stays behind.
func.func private @g(%m: memref<*xindex>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<*xindex> to memref<?xindex>
  %v = memref.load %r[%c0] : memref<?xindex>
  return %v : index
}
func.func @f(%m: memref<?xindex>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^then(%m, %c0 : memref<?xindex>, index), ^else(%m : memref<?xindex>)
^then(%a: memref<?xindex>, %i: index):
  %v = memref.load %a[%i] : memref<?xindex>
  return %v : index
^else(%b: memref<?xindex>):
  %u = memref.cast %b : memref<?xindex> to memref<*xindex>
  %w = call @g(%u) : (memref<*xindex>) -> index
  return %w : index
}
// CHECK-NOT: unrealized_conversion_cast
// CALL: @f(memref<sizes=[2] data=[5,6]>, true) -> 5
// CALL: @f(memref<sizes=[2] data=[5,6]>, false) -> 5
// CALL-RANDOM: @f(memref<sizes=[N]>, _) N=1..6 count=20 seed=1
