// RUN: %check %s
// CLAUSE: TYPE-INDEX-09
// OPTIONS: index-bitwidth=32
// NEGATIVE: lower "'memref<2x65536x65536xi8>'"
// NEIGHBOUR: "2x65536x65536" -> "2x65536x32767"
// Each size fits, a step of the first dimension does not.
func.func private @f(memref<2x65536x65536xi8>)
