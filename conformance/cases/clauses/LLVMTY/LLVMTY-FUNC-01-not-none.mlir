// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-01
// NEGATIVE: parse "expected '->'"
// A function type without result.
llvm.func @f() attributes {t = !llvm.func<(i8)>}
