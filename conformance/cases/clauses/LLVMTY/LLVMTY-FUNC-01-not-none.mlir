// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-01
// NEGATIVE: parse "expected '->'"
// NEIGHBOUR: "<(i8)>" -> "<i8 (i8)>"
// A function type without result.
llvm.func @f() attributes {t = !llvm.func<(i8)>}
