// RUN: %check %s
// CLAUSE: LLVMTY-PTR-02
// NEGATIVE: parse "expected integer value"
// NEIGHBOUR: "ptr<i8>" -> "ptr<8>"
// Pointers are opaque: an element type is a syntax error.
func.func private @f(!llvm.ptr<i8>)
