// RUN: %check %s
// OPERATION: llvm.cond_br
// One undef lane in both lanes of a vector may be one choice or two (LangRef does not say): by both the wide value can be 0 and 0xffff.
llvm.func @f(%limit: i16, %v: i32) -> i32 {
  %u = llvm.mlir.undef : vector<2xi8>
  %s = llvm.shufflevector %u, %u [1, 1] : vector<2xi8>
  %w = llvm.bitcast %s : vector<2xi8> to i16
  %c = llvm.icmp "uge" %w, %limit : i16
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @f(5, 3) -> trap(branch-on-poison)
// CALL: @f(1, 3) -> trap(branch-on-poison)
// CALL: @f(0, 3) -> 3
