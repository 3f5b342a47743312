// RUN: %check %s
// OPERATION: llvm.func llvm.call llvm.return
// An argument or result that is `noundef` and poison is undefined behaviour, at the call and in the function.
llvm.func @callee(%x: i32 {llvm.noundef}, %v: i32) -> i32 {  // TRAP: assume-violated
  llvm.return %v : i32
}
llvm.func @plain(%x: f32, %v: i32) -> i32 {
  llvm.return %v : i32
}
llvm.func @gives(%x: i32, %s: i32) -> (i32 {llvm.noundef}) {
  %r = llvm.shl %x, %s : i32
  llvm.return %r : i32  // TRAP: assume-violated
}
llvm.func @in_function(%s: i32, %v: i32) -> i32 {
  %x = llvm.shl %v, %s : i32
  %r = llvm.call @callee(%x, %v) : (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @at_call(%v: i32, %none: i1) -> i32 {
  %u = llvm.mlir.poison : f32
  %k = llvm.mlir.constant(0x7FC00000 : i32) : i32
  %n = llvm.bitcast %k : i32 to f32
  %x = llvm.select %none, %u, %n : i1, f32
  %r = llvm.call @plain(%x, %v) : (f32 {llvm.noundef}, i32) -> i32  // TRAP: assume-violated
  llvm.return %r : i32
}
llvm.func @result(%s: i32, %v: i32) -> i32 {
  %r = llvm.call @gives(%v, %s) : (i32, i32) -> i32
  llvm.return %v : i32
}
// CALL: @in_function(40, 3) -> trap(assume-violated)
// CALL: @in_function(4, 3) -> 3
// CALL: @at_call(3, true) -> trap(assume-violated)
// CALL: @at_call(3, false) -> 3
// CALL: @result(40, 3) -> trap(assume-violated)
// CALL: @result(4, 3) -> 3
