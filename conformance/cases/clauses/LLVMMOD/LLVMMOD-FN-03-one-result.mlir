// RUN: %check %s
// CLAUSE: LLVMMOD-FN-03
// NEGATIVE: parse "expected zero or one function result"
// NEIGHBOUR: "(i32, i32)" -> "i32"
// Two results do not fit a function of LLVM.
llvm.func @f() -> (i32, i32)
