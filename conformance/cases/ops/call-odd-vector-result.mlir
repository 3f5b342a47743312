// RUN: %check %s
// CLAUSE: LLVMTY-VEC-01
// Results that are vectors of integers of no whole bytes. Native engines refuse those that LLVM mixes up.
func.func @lanes_7_24(%a: i7) -> vector<24xi7> {
  %0 = vector.broadcast %a : i7 to vector<24xi7>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : vector<24xi7>
  %2 = arith.addi %0, %1 : vector<24xi7>
  return %2 : vector<24xi7>
}
// CALL-RANDOM: @lanes_7_24(-20..20) count=4 seed=7
func.func @lanes_33_12(%a: i33) -> vector<12xi33> {
  %0 = vector.broadcast %a : i33 to vector<12xi33>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : vector<12xi33>
  %2 = arith.addi %0, %1 : vector<12xi33>
  return %2 : vector<12xi33>
}
// CALL-RANDOM: @lanes_33_12(-20..20) count=4 seed=33
func.func @lanes_33_24(%a: i33) -> vector<24xi33> {
  %0 = vector.broadcast %a : i33 to vector<24xi33>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : vector<24xi33>
  %2 = arith.addi %0, %1 : vector<24xi33>
  return %2 : vector<24xi33>
}
// CALL-RANDOM: @lanes_33_24(-20..20) count=4 seed=33
func.func @lanes_24_12(%a: i24) -> vector<12xi24> {
  %0 = vector.broadcast %a : i24 to vector<12xi24>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : vector<12xi24>
  %2 = arith.addi %0, %1 : vector<12xi24>
  return %2 : vector<12xi24>
}
// CALL-RANDOM: @lanes_24_12(-20..20) count=4 seed=24
func.func @lanes_1_24(%a: i1) -> vector<24xi1> {
  %0 = vector.broadcast %a : i1 to vector<24xi1>
  %1 = arith.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : vector<24xi1>
  %2 = arith.addi %0, %1 : vector<24xi1>
  return %2 : vector<24xi1>
}
// CALL-RANDOM: @lanes_1_24(0..1) count=4 seed=1
func.func @lanes_7_8(%a: i7) -> vector<8xi7> {
  %0 = vector.broadcast %a : i7 to vector<8xi7>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi7>
  %2 = arith.addi %0, %1 : vector<8xi7>
  return %2 : vector<8xi7>
}
// CALL-RANDOM: @lanes_7_8(-20..20) count=4 seed=7
func.func @lanes_7_23(%a: i7) -> vector<23xi7> {
  %0 = vector.broadcast %a : i7 to vector<23xi7>
  %1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]> : vector<23xi7>
  %2 = arith.addi %0, %1 : vector<23xi7>
  return %2 : vector<23xi7>
}
// CALL-RANDOM: @lanes_7_23(-20..20) count=4 seed=7
// CALL-RANDOM: @lanes_33_12(-20..20) count=60 seed=11
