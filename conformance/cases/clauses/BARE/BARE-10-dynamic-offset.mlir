// RUN: %check %s
// CLAUSE: BARE-10
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: ", offset: ?" -> ""
// An offset that is known at run time only.
func.func private @f(memref<2x3xf32, strided<[3, 1], offset: ?>>)
