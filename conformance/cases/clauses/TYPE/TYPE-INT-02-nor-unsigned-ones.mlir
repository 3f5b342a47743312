// RUN: %check %s
// CLAUSE: TYPE-INT-02
// NEGATIVE: parse "expected LLVM type"
// NEIGHBOUR: "ui32" -> "i32"
// Nor is one that says that it has none.
llvm.func @f(%a: ui32) {
  llvm.return
}
