// RUN: %check %s
// llvm.intr.assume of what holds does nothing.
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %c = llvm.icmp "slt" %a, %b : i32
  llvm.intr.assume %c : i1
  %r = llvm.sub %b, %a : i32
  llvm.return %r : i32
}
// CALL: @f(1, 5) -> 4
// CALL: @f(-2147483648, 2147483647) -> -1
