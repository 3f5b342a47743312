// RUN: %check %s
// llvm.intr.fshl, fshr, bitreverse, bswap, scmp, ucmp in odd and wide widths; shift amounts count modulo the width.
llvm.func @fshl_i1(%a: i1, %b: i1, %c: i1) -> i1 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i1, i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @fshl_i7(%a: i7, %b: i7, %c: i7) -> i7 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i7, i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @fshl_i24(%a: i24, %b: i24, %c: i24) -> i24 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i24, i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @fshl_i65(%a: i65, %b: i65, %c: i65) -> i65 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i65, i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @fshr_i1(%a: i1, %b: i1, %c: i1) -> i1 {
  %r = llvm.intr.fshr(%a, %b, %c) : (i1, i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @fshr_i7(%a: i7, %b: i7, %c: i7) -> i7 {
  %r = llvm.intr.fshr(%a, %b, %c) : (i7, i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @fshr_i24(%a: i24, %b: i24, %c: i24) -> i24 {
  %r = llvm.intr.fshr(%a, %b, %c) : (i24, i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @fshr_i65(%a: i65, %b: i65, %c: i65) -> i65 {
  %r = llvm.intr.fshr(%a, %b, %c) : (i65, i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @bitreverse_i1(%a: i1) -> i1 {
  %r = llvm.intr.bitreverse(%a) : (i1) -> i1
  llvm.return %r : i1
}
llvm.func @bitreverse_i7(%a: i7) -> i7 {
  %r = llvm.intr.bitreverse(%a) : (i7) -> i7
  llvm.return %r : i7
}
llvm.func @bitreverse_i24(%a: i24) -> i24 {
  %r = llvm.intr.bitreverse(%a) : (i24) -> i24
  llvm.return %r : i24
}
llvm.func @bitreverse_i65(%a: i65) -> i65 {
  %r = llvm.intr.bitreverse(%a) : (i65) -> i65
  llvm.return %r : i65
}
llvm.func @bswap_i16(%a: i16) -> i16 {
  %r = llvm.intr.bswap(%a) : (i16) -> i16
  llvm.return %r : i16
}
llvm.func @bswap_i48(%a: i48) -> i48 {
  %r = llvm.intr.bswap(%a) : (i48) -> i48
  llvm.return %r : i48
}
llvm.func @bswap_i80(%a: i80) -> i80 {
  %r = llvm.intr.bswap(%a) : (i80) -> i80
  llvm.return %r : i80
}
llvm.func @bswap_i128(%a: i128) -> i128 {
  %r = llvm.intr.bswap(%a) : (i128) -> i128
  llvm.return %r : i128
}
llvm.func @scmp_i1(%a: i1, %b: i1) -> i2 {
  %r = llvm.intr.scmp(%a, %b) : (i1, i1) -> i2
  llvm.return %r : i2
}
llvm.func @scmp_i24(%a: i24, %b: i24) -> i2 {
  %r = llvm.intr.scmp(%a, %b) : (i24, i24) -> i2
  llvm.return %r : i2
}
llvm.func @scmp_i65(%a: i65, %b: i65) -> i2 {
  %r = llvm.intr.scmp(%a, %b) : (i65, i65) -> i2
  llvm.return %r : i2
}
llvm.func @ucmp_i1(%a: i1, %b: i1) -> i2 {
  %r = llvm.intr.ucmp(%a, %b) : (i1, i1) -> i2
  llvm.return %r : i2
}
llvm.func @ucmp_i24(%a: i24, %b: i24) -> i2 {
  %r = llvm.intr.ucmp(%a, %b) : (i24, i24) -> i2
  llvm.return %r : i2
}
llvm.func @ucmp_i65(%a: i65, %b: i65) -> i2 {
  %r = llvm.intr.ucmp(%a, %b) : (i65, i65) -> i2
  llvm.return %r : i2
}
llvm.func @ucmp_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi8> {
  %r = llvm.intr.ucmp(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @fshl_i1(true, false, true) -> true
// CALL: @fshl_i1(true, true, false) -> true
// CALL: @fshl_i1(true, true, true) -> true
// CALL: @fshl_i1(true, true, false) -> true
// CALL: @fshl_i1(true, false, true) -> true
// CALL: @fshl_i1(false, true, true) -> false
// CALL: @fshl_i7(1, -2, 3) -> 15
// CALL: @fshl_i7(-7, 5, 0) -> -7
// CALL: @fshl_i7(5, -7, 7) -> 5
// CALL: @fshl_i7(3, -64, 6) -> -32
// CALL: @fshl_i7(-1, 0, -1) -> -2
// CALL: @fshl_i7(0, -1, 9) -> 3
// CALL: @fshl_i24(1, -2, 3) -> 15
// CALL: @fshl_i24(-7, 5, 0) -> -7
// CALL: @fshl_i24(5, -7, 24) -> 5
// CALL: @fshl_i24(3, -8388608, 23) -> -4194304
// CALL: @fshl_i24(-1, 0, -1) -> -32768
// CALL: @fshl_i24(0, -1, 26) -> 3
// CALL: @fshl_i65(1, -2, 3) -> 15
// CALL: @fshl_i65(-7, 5, 0) -> -7
// CALL: @fshl_i65(5, -7, 65) -> 5
// CALL: @fshl_i65(3, -18446744073709551616, 64) -> -9223372036854775808
// CALL: @fshl_i65(-1, 0, -1) -> -2147483648
// CALL: @fshl_i65(0, -1, 67) -> 3
// CALL: @fshr_i1(true, false, true) -> false
// CALL: @fshr_i1(true, true, false) -> true
// CALL: @fshr_i1(true, true, true) -> true
// CALL: @fshr_i1(true, true, false) -> true
// CALL: @fshr_i1(true, false, true) -> false
// CALL: @fshr_i1(false, true, true) -> true
// CALL: @fshr_i7(1, -2, 3) -> 31
// CALL: @fshr_i7(-7, 5, 0) -> 5
// CALL: @fshr_i7(5, -7, 7) -> -7
// CALL: @fshr_i7(3, -64, 6) -> 7
// CALL: @fshr_i7(-1, 0, -1) -> -64
// CALL: @fshr_i7(0, -1, 9) -> 31
// CALL: @fshr_i24(1, -2, 3) -> 4194303
// CALL: @fshr_i24(-7, 5, 0) -> 5
// CALL: @fshr_i24(5, -7, 24) -> -7
// CALL: @fshr_i24(3, -8388608, 23) -> 7
// CALL: @fshr_i24(-1, 0, -1) -> -512
// CALL: @fshr_i24(0, -1, 26) -> 4194303
// CALL: @fshr_i65(1, -2, 3) -> 9223372036854775807
// CALL: @fshr_i65(-7, 5, 0) -> 5
// CALL: @fshr_i65(5, -7, 65) -> -7
// CALL: @fshr_i65(3, -18446744073709551616, 64) -> 7
// CALL: @fshr_i65(-1, 0, -1) -> -17179869184
// CALL: @fshr_i65(0, -1, 67) -> 9223372036854775807
// CALL: @bitreverse_i1(true) -> true
// CALL: @bitreverse_i1(false) -> false
// CALL: @bitreverse_i7(-64) -> 1
// CALL: @bitreverse_i7(-7) -> -49
// CALL: @bitreverse_i7(-1) -> -1
// CALL: @bitreverse_i7(0) -> 0
// CALL: @bitreverse_i7(1) -> -64
// CALL: @bitreverse_i7(5) -> -48
// CALL: @bitreverse_i7(8) -> 8
// CALL: @bitreverse_i7(63) -> -2
// CALL: @bitreverse_i24(-8388608) -> 1
// CALL: @bitreverse_i24(-7) -> -6291457
// CALL: @bitreverse_i24(-1) -> -1
// CALL: @bitreverse_i24(0) -> 0
// CALL: @bitreverse_i24(1) -> -8388608
// CALL: @bitreverse_i24(5) -> -6291456
// CALL: @bitreverse_i24(4096) -> 2048
// CALL: @bitreverse_i24(8388607) -> -2
// CALL: @bitreverse_i65(-18446744073709551616) -> 1
// CALL: @bitreverse_i65(-7) -> -13835058055282163713
// CALL: @bitreverse_i65(-1) -> -1
// CALL: @bitreverse_i65(0) -> 0
// CALL: @bitreverse_i65(1) -> -18446744073709551616
// CALL: @bitreverse_i65(5) -> -13835058055282163712
// CALL: @bitreverse_i65(4294967296) -> 4294967296
// CALL: @bitreverse_i65(18446744073709551615) -> -2
// CALL: @bswap_i16(258) -> 513
// CALL: @bswap_i16(-2) -> -257
// CALL: @bswap_i16(-32768) -> 128
// CALL: @bswap_i16(258) -> 513
// CALL: @bswap_i48(258) -> 2203318222848
// CALL: @bswap_i48(-2) -> -1099511627777
// CALL: @bswap_i48(-140737488355328) -> 128
// CALL: @bswap_i48(1108152157446) -> 6618611909121
// CALL: @bswap_i80(258) -> 9463179709812999979008
// CALL: @bswap_i80(-2) -> -4722366482869645213697
// CALL: @bswap_i80(-604462909807314587353088) -> 128
// CALL: @bswap_i80(4759477275222530853130) -> 47390263963055590408705
// CALL: @bswap_i128(258) -> 2663648288428366573436144616889909248
// CALL: @bswap_i128(-2) -> -1329227995784915872903807060280344577
// CALL: @bswap_i128(-170141183460469231731687303715884105728) -> 128
// CALL: @bswap_i128(1339673755198158349044581307228491536) -> 21345817372864405881847059188222722561
// CALL: @scmp_i1(false, true) -> 1
// CALL: @scmp_i1(true, false) -> -1
// CALL: @scmp_i1(true, true) -> 0
// CALL: @scmp_i1(true, false) -> -1
// CALL: @scmp_i1(true, false) -> -1
// CALL: @scmp_i24(0, -1) -> 1
// CALL: @scmp_i24(-1, 0) -> -1
// CALL: @scmp_i24(1, 1) -> 0
// CALL: @scmp_i24(-8388608, 0) -> -1
// CALL: @scmp_i24(-8388608, 8388607) -> -1
// CALL: @scmp_i65(0, -1) -> 1
// CALL: @scmp_i65(-1, 0) -> -1
// CALL: @scmp_i65(1, 1) -> 0
// CALL: @scmp_i65(-18446744073709551616, 0) -> -1
// CALL: @scmp_i65(-18446744073709551616, 18446744073709551615) -> -1
// CALL: @ucmp_i1(false, true) -> -1
// CALL: @ucmp_i1(true, false) -> 1
// CALL: @ucmp_i1(true, true) -> 0
// CALL: @ucmp_i1(true, false) -> 1
// CALL: @ucmp_i1(true, false) -> 1
// CALL: @ucmp_i24(0, -1) -> -1
// CALL: @ucmp_i24(-1, 0) -> 1
// CALL: @ucmp_i24(1, 1) -> 0
// CALL: @ucmp_i24(-8388608, 0) -> 1
// CALL: @ucmp_i24(-8388608, 8388607) -> 1
// CALL: @ucmp_i65(0, -1) -> -1
// CALL: @ucmp_i65(-1, 0) -> 1
// CALL: @ucmp_i65(1, 1) -> 0
// CALL: @ucmp_i65(-18446744073709551616, 0) -> 1
// CALL: @ucmp_i65(-18446744073709551616, 18446744073709551615) -> 1
// CALL: @ucmp_v3([1, -1, 5], [-1, 1, 5]) -> [-1, 1, 0]
