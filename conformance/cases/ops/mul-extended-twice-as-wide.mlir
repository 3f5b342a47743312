// RUN: %check %s
// arith.mulsi_extended and mului_extended of more than 64 bits, which a lowering may do in integers of twice the width.
func.func @s65(%a: i65, %b: i65) -> (i65, i65) {
  %l, %h = arith.mulsi_extended %a, %b : i65
  return %l, %h : i65, i65
}
func.func @u100(%a: i100, %b: i100) -> (i100, i100) {
  %l, %h = arith.mului_extended %a, %b : i100
  return %l, %h : i100, i100
}
func.func @s100(%a: i100, %b: i100) -> (i100, i100) {
  %l, %h = arith.mulsi_extended %a, %b : i100
  return %l, %h : i100, i100
}
func.func @u127(%a: i127, %b: i127) -> (i127, i127) {
  %l, %h = arith.mului_extended %a, %b : i127
  return %l, %h : i127, i127
}
func.func @s127(%a: i127, %b: i127) -> (i127, i127) {
  %l, %h = arith.mulsi_extended %a, %b : i127
  return %l, %h : i127, i127
}
func.func @u128(%a: i128, %b: i128) -> (i128, i128) {
  %l, %h = arith.mului_extended %a, %b : i128
  return %l, %h : i128, i128
}
func.func @vs65(%a: vector<3xi65>, %b: vector<3xi65>) -> (vector<3xi65>, vector<3xi65>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<3xi65>
  return %l, %h : vector<3xi65>, vector<3xi65>
}
func.func @vu65(%a: vector<3xi65>, %b: vector<3xi65>) -> (vector<3xi65>, vector<3xi65>) {
  %l, %h = arith.mului_extended %a, %b : vector<3xi65>
  return %l, %h : vector<3xi65>, vector<3xi65>
}
func.func @vs128(%a: vector<2xi128>, %b: vector<2xi128>) -> (vector<2xi128>, vector<2xi128>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2xi128>
  return %l, %h : vector<2xi128>, vector<2xi128>
}
// The least number times itself is 2^128 = 2^63 * 2^65; times -1 it is 2^64, which is the least number again and nothing above it.
// CALL: @s65(-18446744073709551616, -18446744073709551616) -> 0, 9223372036854775808
// CALL: @s65(-18446744073709551616, -1) -> -18446744073709551616, 0
// CALL: @s65(-1, 1) -> -1, -1
// (2^100 - 1)^2 = (2^100 - 2) * 2^100 + 1, and the same digits are (-1)^2 = 1.
// CALL: @u100(-1, -1) -> 1, -2
// CALL: @s100(-1, -1) -> 1, 0
// 2^60 * 2^60 = 2^20 * 2^100.
// CALL: @u100(1152921504606846976, 1152921504606846976) -> 0, 1048576
// CALL: @s100(-1152921504606846976, 1152921504606846976) -> 0, -1048576
// CALL: @u127(-1, -1) -> 1, -2
// CALL: @u127(-1, 2) -> -2, 1
// 2^64 * 2^64 = 2 * 2^127.
// CALL: @s127(18446744073709551616, -18446744073709551616) -> 0, -2
// CALL: @u128(-1, -1) -> 1, -2
// CALL: @u128(18446744073709551616, 18446744073709551616) -> 0, 1
// CALL: @vs65([-1, -18446744073709551616, 3], [1, -1, -4]) -> [-1, -18446744073709551616, -12], [-1, 0, -1]
// CALL: @vu65([-1, -18446744073709551616, 3], [1, -1, -4]) -> [-1, -18446744073709551616, -12], [0, 18446744073709551615, 2]
// CALL-RANDOM: @s65(_, _) count=30 seed=6
// CALL-RANDOM: @u100(_, _) count=30 seed=6
// CALL-RANDOM: @s100(_, _) count=30 seed=6
// CALL-RANDOM: @u127(_, _) count=30 seed=6
// CALL-RANDOM: @s127(_, _) count=30 seed=6
// CALL-RANDOM: @u128(_, _) count=30 seed=6
// CALL-RANDOM: @vs65(_, _) count=20 seed=6
// CALL-RANDOM: @vu65(_, _) count=20 seed=6
// CALL-RANDOM: @vs128(_, _) count=20 seed=6
