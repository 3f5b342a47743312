// RUN: %check %s
// CLAUSE: ALLOC-21
// NEGATIVE: lower "'memref.alloca'"
// NEIGHBOUR: "4611686018427387904" -> "2305843009213693951"
// Each element of the dynamic dimension has 2^64 bytes.
func.func @f(%n: index) {
  %0 = memref.alloca(%n) : memref<?x4611686018427387904xi32>
  return
}
