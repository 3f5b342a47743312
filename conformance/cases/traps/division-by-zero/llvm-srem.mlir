// RUN: %check %s
// OPERATION: llvm.srem
// llvm.srem by zero: also if nobody uses the result, and if it is one lane of three.
llvm.func @f(%a: i8, %b: i8) -> i8 {
  %r = llvm.srem %a, %b : i8  // TRAP: division-by-zero
  llvm.return %r : i8
}
llvm.func @unused(%a: i65, %b: i65) -> i65 {
  %r = llvm.srem %a, %b : i65  // TRAP: division-by-zero
  llvm.return %a : i65
}
llvm.func @lanes(%a: vector<3xi16>, %b: vector<3xi16>) -> vector<3xi16> {
  %r = llvm.srem %a, %b : vector<3xi16>  // TRAP: division-by-zero
  llvm.return %r : vector<3xi16>
}
// CALL: @f(-9, 0) -> trap(division-by-zero)
// CALL: @f(0, 0) -> trap(division-by-zero)
// CALL: @f(-9, 2) -> -1
// CALL: @unused(5, 0) -> trap(division-by-zero)
// CALL: @unused(5, 1) -> 5
// CALL: @lanes([9, -9, 7], [2, 0, 2]) -> trap(division-by-zero)
// CALL: @lanes([9, -9, 7], [2, 4, 3]) -> [1, -1, 1]
