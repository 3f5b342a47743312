// RUN: %check %s
// CLAUSE: OPS-ARITH-02
// OPTIONS: index-bitwidth=32
// NEGATIVE: lower "reinterprets a buffer of type 'index' as one of type 'i33', but index has 32 bits"
// NEIGHBOUR: "i33" -> "i32"
// Elements of the buffer would have to be extended where they lie; memory of one i33 is that of two index.
func.func @f(%m: memref<?xindex>) -> memref<?xi33> {
  %0 = arith.index_castui %m : memref<?xindex> to memref<?xi33>
  return %0 : memref<?xi33>
}
