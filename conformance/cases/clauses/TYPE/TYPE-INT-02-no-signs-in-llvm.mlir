// RUN: %check %s
// CLAUSE: TYPE-INT-02
// NEGATIVE: parse "expected LLVM type"
// NEIGHBOUR: "si32" -> "i32"
// An integer with a sign is no type of the LLVM dialect.
llvm.func @f(%a: si32) {
  llvm.return
}
