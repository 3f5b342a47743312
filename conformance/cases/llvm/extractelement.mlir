// RUN: %check %s
// llvm.extractelement: the lane an integer of any width names, without sign; a lane that is not there is poison.
llvm.func @i32(%v: vector<4xi8>, %i: i32) -> i8 {
  %r = llvm.extractelement %v[%i : i32] : vector<4xi8>
  llvm.return %r : i8
}
llvm.func @i64(%v: vector<3xf64>, %i: i64) -> f64 {
  %r = llvm.extractelement %v[%i : i64] : vector<3xf64>
  llvm.return %r : f64
}
llvm.func @i2(%v: vector<4xi65>, %i: i2) -> i65 {
  %r = llvm.extractelement %v[%i : i2] : vector<4xi65>
  llvm.return %r : i65
}
llvm.func @bits(%v: vector<5xi1>, %i: i8) -> i1 {
  %r = llvm.extractelement %v[%i : i8] : vector<5xi1>
  llvm.return %r : i1
}
llvm.func @missing(%v: vector<4xi8>, %i: i32) -> i8 {
  %r = llvm.extractelement %v[%i : i32] : vector<4xi8>
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
// CALL: @i32([1, 2, 3, 4], 0) -> 1
// CALL: @i32([1, 2, 3, 4], 3) -> 4
// CALL: @i64([1.0, 2.0, 3.5], 2) -> 3.5
// CALL: @i2([5, 6, 7, -8], -1) -> -8
// CALL: @i2([5, 6, 7, -8], 1) -> 6
// CALL: @i2([5, 6, 7, -8], -2) -> 7
// CALL: @bits([true, false, true, true, false], 3) -> true
// CALL: @bits([true, false, true, true, false], 4) -> false
// CALL: @missing([1, 2, 3, 4], 4) -> trap(branch-on-poison)
// CALL: @missing([1, 2, 3, 4], -1) -> trap(branch-on-poison)
// CALL: @missing([1, 2, 3, 4], 2) -> 3
