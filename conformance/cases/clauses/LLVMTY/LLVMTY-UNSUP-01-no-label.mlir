// RUN: %check %s
// CLAUSE: LLVMTY-UNSUP-01
// NEGATIVE: parse "label"
// NEIGHBOUR: "!llvm.label" -> "!llvm.ptr"
// Blocks are not values, so there is nothing that a label could be.
llvm.func @f(%p: !llvm.ptr) {
  %b = llvm.load %p : !llvm.ptr -> !llvm.label
  llvm.return
}
