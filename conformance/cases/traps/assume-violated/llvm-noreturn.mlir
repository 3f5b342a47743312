// RUN: %check %s
// OPERATION: llvm.func llvm.return
// A function that is `noreturn` returns: undefined behaviour. One that does not return keeps its word.
llvm.func @returns(%v: i32) attributes {passthrough = ["noreturn"]} {
  llvm.return  // TRAP: assume-violated
}
llvm.func @plain(%v: i32) {
  llvm.return
}
llvm.func @f(%v: i32) -> i32 {
  llvm.call @returns(%v) : (i32) -> ()
  llvm.return %v : i32
}
llvm.func @neighbour(%v: i32) -> i32 {
  llvm.call @plain(%v) : (i32) -> ()
  llvm.return %v : i32
}
// CALL: @f(3) -> trap(assume-violated)
// CALL: @neighbour(3) -> 3
