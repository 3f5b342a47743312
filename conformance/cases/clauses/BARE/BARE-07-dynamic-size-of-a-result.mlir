// RUN: %check %s
// CLAUSE: BARE-07
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: "memref<?xf32>" -> "memref<4xf32>"
// Nor for a result.
func.func private @f() -> memref<?xf32>
