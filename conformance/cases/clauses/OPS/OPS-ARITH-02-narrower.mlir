// RUN: %check %s
// CLAUSE: OPS-ARITH-02
// NEGATIVE: lower "reinterprets a buffer of type 'index' as one of type 'i32', but index has 64 bits"
// NEIGHBOUR: "i32" -> "i64"
// Elements of the buffer would have to be cut where they lie.
func.func @f(%m: memref<?xindex>) -> memref<?xi32> {
  %0 = arith.index_cast %m : memref<?xindex> to memref<?xi32>
  return %0 : memref<?xi32>
}
