// RUN: %check %s
// CLAUSE: ALLOC-21
// OPTIONS: index-bitwidth=16
// NEGATIVE: lower "'memref.global'"
// NEIGHBOUR: "16383" -> "8191"
// 65532 bytes: a size without a sign could say that, index cannot.
memref.global @g : memref<16383xi32> = uninitialized
