// RUN: %check %s
// CLAUSE: TYPE-INDEX-09
// OPTIONS: index-bitwidth=32
// NEGATIVE: lower "'memref.reinterpret_cast'"
// NEIGHBOUR: "6000000000" -> "2147483647"
// The operation says the offset, its type leaves it open.
func.func @f(%m: memref<4xi32>) -> memref<4xi32, strided<[1], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [6000000000], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: ?>>
  return %0 : memref<4xi32, strided<[1], offset: ?>>
}
