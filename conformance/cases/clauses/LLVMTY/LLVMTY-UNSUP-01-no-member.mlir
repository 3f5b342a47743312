// RUN: %check %s
// CLAUSE: LLVMTY-UNSUP-01
// NEGATIVE: parse "invalid LLVM structure element type"
// NEIGHBOUR: "label" -> "ptr"
// No struct has a label.
llvm.func @f(!llvm.struct<(i8, label)>)
