// RUN: %check %s
// OPERATION: memref.cast
// Two unranked memrefs change places each time round; the one that arrives at the end has the wrong rank.
func.func @f(%u: memref<*xcomplex<f64>>, %w: memref<*xcomplex<f64>>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %u, %w : index, memref<*xcomplex<f64>>, memref<*xcomplex<f64>>)
^head(%i: index, %a: memref<*xcomplex<f64>>, %b: memref<*xcomplex<f64>>):
  %go = arith.cmpi ult, %i, %n : index
  %j = arith.addi %i, %c1 : index
  cf.cond_br %go, ^head(%j, %b, %a : index, memref<*xcomplex<f64>>, memref<*xcomplex<f64>>), ^end
^end:
  %m = memref.cast %a : memref<*xcomplex<f64>> to memref<?x?xcomplex<f64>>  // TRAP: rank-mismatch
  %r = memref.dim %m, %c1 : memref<?x?xcomplex<f64>>
  return %r : index
}
// CALL: @f(memref<* sizes=[2,3]>, memref<* sizes=[6]>, 3) -> trap(rank-mismatch)
// CALL: @f(memref<* sizes=[2,3]>, memref<* sizes=[6]>, 2) -> 3
