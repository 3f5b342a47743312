// RUN: %check %s
// CLAUSE: ALLOC-21
// OPTIONS: index-bitwidth=32
// NEGATIVE: lower "'memref.view'"
// NEIGHBOUR: "1073741824" -> "536870911"
// No buffer has the 2^32 bytes of the view.
func.func @f(%m: memref<?xi8>, %at: index) -> memref<1073741824xi32> {
  %0 = memref.view %m[%at][] : memref<?xi8> to memref<1073741824xi32>
  return %0 : memref<1073741824xi32>
}
