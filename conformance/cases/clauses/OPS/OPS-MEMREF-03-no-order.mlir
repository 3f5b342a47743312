// RUN: %check %s
// CLAUSE: OPS-MEMREF-03
// NEGATIVE: lower "no choice of dimensions of size 1"
// NEIGHBOUR: "<[?, 9]" -> "<[?, ?]"
// The strides of the result are those of dimensions of the source, but not of those with its sizes, which MLIR's verifier does not look at.
!source = memref<1x4x1xi32, strided<[?, ?, 9]>>
!result = memref<1x4xi32, strided<[?, 9]>>
func.func @f(%m: !source) -> !result {
  %0 = memref.subview %m[0, 0, 0] [1, 4, 1] [1, 1, 1] : !source to !result
  return %0 : !result
}
