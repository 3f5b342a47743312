// RUN: %check %s
// CLAUSE: LLVMTY-ARR-04
// NEGATIVE: parse "expected integer value"
// NEIGHBOUR: "%a[%i]" -> "%a[1]"
// A value of array type is taken apart by constants only.
llvm.func @at(%a: !llvm.array<3 x i32>, %i: i64) -> i32 {
  %r = llvm.extractvalue %a[%i] : !llvm.array<3 x i32>
  llvm.return %r : i32
}
