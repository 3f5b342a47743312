// RUN: %check %s
// llvm.dso_local_equivalent of a function is called as the function itself.
llvm.func internal @twice(%a: i32) -> i32 {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func @equivalent(%a: i32) -> i32 {
  %f = llvm.dso_local_equivalent @twice : !llvm.ptr
  %r = llvm.call %f(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
// CALL: @equivalent(4) -> 8
