// RUN: %check %s
// CLAUSE: OPS-MEMREF-03
// NEGATIVE: lower "leaves open whether dimension 0 of its result is dimension 0 or 1 of its source"
// NEIGHBOUR: "[?, ?, 1]" -> "[8, ?, 1]"
// One of two dimensions of size 1 goes, and both have strides that are known at run time only.
!source = memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>>
func.func @f(%m: !source, %n: index) -> memref<1x?xi32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0] [1, 1, %n] [1, 1, 1] : !source to memref<1x?xi32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x?xi32, strided<[?, 1], offset: ?>>
}
