// RUN: %check %s
// OPERATION: memref.reinterpret_cast
// An unranked memref that is poison has no pointers that memref.reinterpret_cast could take.
func.func @f(%u: memref<*xbf16>, %c: i1) -> bf16 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : memref<*xbf16>
  cf.cond_br %c, ^use(%p : memref<*xbf16>), ^use(%u : memref<*xbf16>)
^use(%w: memref<*xbf16>):
  %m = memref.reinterpret_cast %w to offset: [0], sizes: [1], strides: [1] : memref<*xbf16> to memref<1xbf16>  // TRAP: poison-access
  %r = memref.load %m[%c0] : memref<1xbf16>
  return %r : bf16
}
// CALL: @f(memref<* sizes=[1] data=[2.5]>, true) -> trap(poison-access)
// CALL: @f(memref<* sizes=[1] data=[2.5]>, false) -> 2.5
