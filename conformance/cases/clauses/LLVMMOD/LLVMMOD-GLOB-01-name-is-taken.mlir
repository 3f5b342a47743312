// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-01
// NEGATIVE: verify "redefinition of symbol named 'one'"
// NEIGHBOUR: "llvm.func @one" -> "llvm.func @two"
// Two symbols of one name.
llvm.mlir.global internal constant @one(1 : i32) : i32
llvm.func @one()
