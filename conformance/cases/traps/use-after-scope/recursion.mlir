// RUN: %check %s
// OPERATION: memref.load
// Each level hands down its own stack memory; what comes back up is that of the deepest level.
func.func private @down(%n: index, %above: memref<complex<f32>>, %a: complex<f32>) -> memref<complex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %end, ^end, ^more
^end:
  memref.store %a, %above[] : memref<complex<f32>>
  return %above : memref<complex<f32>>
^more:
  %m = memref.alloca() : memref<complex<f32>>
  %k = arith.subi %n, %c1 : index
  %r = call @down(%k, %m, %a) : (index, memref<complex<f32>>, complex<f32>) -> memref<complex<f32>>
  return %r : memref<complex<f32>>
}
func.func @f(%n: index, %a: complex<f32>) -> complex<f32> {
  %m = memref.alloca() : memref<complex<f32>>
  %k = call @down(%n, %m, %a) : (index, memref<complex<f32>>, complex<f32>) -> memref<complex<f32>>
  %r = memref.load %k[] : memref<complex<f32>>  // TRAP: use-after-scope
  return %r : complex<f32>
}
// CALL: @f(2, (1, 2)) -> trap(use-after-scope)
// CALL: @f(0, (1, 2)) -> (1.0, 2.0)
