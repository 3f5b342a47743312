// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "result #0 must be"
// NEIGHBOUR: "!llvm.void" -> "i32"
// A load has a value.
llvm.func @f(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
