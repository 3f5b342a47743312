// RUN: %check %s
// CLAUSE: BARE-09
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: ", offset: 2" -> ""
// The first element is not where the pointer points.
func.func private @f(memref<2x3xf32, strided<[3, 1], offset: 2>>)
