// RUN: %check %s
// CLAUSE: BARE-08
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: "memref<*xf32>" -> "memref<f32>"
// As a result it is no single pointer either.
func.func private @f() -> memref<*xf32>
