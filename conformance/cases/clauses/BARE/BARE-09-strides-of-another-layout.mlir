// RUN: %check %s
// CLAUSE: BARE-09
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: "[4, 1]" -> "[3, 1]"
// Rows lie further apart than in the default layout.
func.func private @f(memref<2x3xf32, strided<[4, 1]>>)
