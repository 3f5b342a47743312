// RUN: %check %s
// CLAUSE: ALLOC-21
// NEGATIVE: lower "'memref.alloc'"
// NEIGHBOUR: "2305843009213693952" -> "2305843009213693951"
// 2^63 bytes.
func.func @f() -> memref<2305843009213693952xi32> {
  %0 = memref.alloc() : memref<2305843009213693952xi32>
  return %0 : memref<2305843009213693952xi32>
}
