// RUN: %check %s
// CLAUSE: TYPE-INDEX-09
// OPTIONS: index-bitwidth=16
// NEGATIVE: lower "'memref<4x70000xi32>'"
// NEIGHBOUR: "4x70000" -> "4x32767"
// A descriptor cannot say how large the second dimension is.
func.func private @f(memref<4x70000xi32>)
