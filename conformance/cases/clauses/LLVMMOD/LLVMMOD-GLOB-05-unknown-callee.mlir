// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-05
// NEGATIVE: verify "does not reference a symbol"
// NEIGHBOUR: "@nowhere" -> "@g"
// So does a call of a function by its name.
llvm.func @g()
llvm.func @f() {
  llvm.call @nowhere() : () -> ()
  llvm.return
}
