// RUN: %check %s
// CLAUSE: BARE-07
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: "4x?xf32" -> "4x3xf32"
// A size that is known at run time only has no place in a pointer.
func.func private @f(memref<4x?xf32>)
