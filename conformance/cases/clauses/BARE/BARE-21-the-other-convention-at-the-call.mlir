// RUN: %check %s
// CLAUSE: BARE-21
// NEGATIVE: verify "incorrect number of operands (5) for callee (expecting: 1)"
// NEIGHBOUR: "@callee(%p: !llvm.ptr)" -> "@callee(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64)"
// A call by one convention and a definition by the other do not fit together.
llvm.func @callee(%p: !llvm.ptr) {
  llvm.return
}
llvm.func @caller(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) {
  llvm.call @callee(%a, %p, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}
