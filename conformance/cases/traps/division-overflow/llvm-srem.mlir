// RUN: %check %s
// OPERATION: llvm.srem
// llvm.srem of the smallest number by -1, in i8, i65 and one lane of i16.
llvm.func @f(%a: i8, %b: i8) -> i8 {
  %r = llvm.srem %a, %b : i8  // TRAP: division-overflow
  llvm.return %r : i8
}
llvm.func @wide(%a: i65, %b: i65) -> i65 {
  %r = llvm.srem %a, %b : i65  // TRAP: division-overflow
  llvm.return %r : i65
}
llvm.func @lanes(%a: vector<3xi16>, %b: vector<3xi16>) -> vector<3xi16> {
  %r = llvm.srem %a, %b : vector<3xi16>  // TRAP: division-overflow
  llvm.return %r : vector<3xi16>
}
// CALL: @f(-128, -1) -> trap(division-overflow)
// CALL: @f(-127, -1) -> 0
// CALL: @f(-128, 1) -> 0
// CALL: @wide(-18446744073709551616, -1) -> trap(division-overflow)
// CALL: @wide(-18446744073709551615, -1) -> 0
// CALL: @lanes([9, -32768, 7], [2, -1, 2]) -> trap(division-overflow)
// CALL: @lanes([9, -32768, 7], [2, 1, -1]) -> [1, 0, 0]
