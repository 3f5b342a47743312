func.func @source(%i: index) -> index {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  %1 = llvm.add %0, %0 : i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to index
  %p = builtin.unrealized_conversion_cast %2 : index to index
  return %p : index
}
llvm.func @lowered(%i: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  %1 = arith.addi %0, %0 : index
  %2 = builtin.unrealized_conversion_cast %1 : index to i64
  llvm.return %2 : i64
}
