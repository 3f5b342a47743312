// RUN: %check %s
// CLAUSE: BARE-10
// OPTIONS: use-bare-ptr-memref-call-conv=true
// NEGATIVE: lower "'func.func'"
// NEIGHBOUR: "[?, 1]" -> "[3, 1]"
// A stride that is known at run time only.
func.func private @f(memref<2x3xf32, strided<[?, 1]>>)
