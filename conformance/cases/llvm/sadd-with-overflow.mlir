// RUN: %check %s
// llvm.intr.sadd.with.overflow: the sum modulo 2^n, and whether the signed one does not fit.
llvm.func @sum_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @overflow_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @sum_i8(%a: i8, %b: i8) -> i8 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  llvm.return %r : i8
}
llvm.func @overflow_i8(%a: i8, %b: i8) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  llvm.return %r : i1
}
llvm.func @sum_i24(%a: i24, %b: i24) -> i24 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  llvm.return %r : i24
}
llvm.func @overflow_i24(%a: i24, %b: i24) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  llvm.return %r : i1
}
llvm.func @sum_i64(%a: i64, %b: i64) -> i64 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @overflow_i64(%a: i64, %b: i64) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  llvm.return %r : i1
}
llvm.func @sum_i65(%a: i65, %b: i65) -> i65 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i65, i1)>
  llvm.return %r : i65
}
llvm.func @overflow_i65(%a: i65, %b: i65) -> i1 {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i65, i1)>
  llvm.return %r : i1
}
llvm.func @sum_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi8>
}
llvm.func @overflow_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %p = "llvm.intr.sadd.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi1>
}
// CALL: @sum_i1(false, true) -> true
// CALL: @overflow_i1(false, true) -> false
// CALL: @sum_i1(false, false) -> false
// CALL: @overflow_i1(false, false) -> false
// CALL: @sum_i1(true, true) -> false
// CALL: @overflow_i1(true, true) -> true
// CALL: @sum_i1(true, false) -> true
// CALL: @overflow_i1(true, false) -> false
// CALL-RANDOM: @sum_i1(_, _) count=10 seed=1
// CALL-RANDOM: @overflow_i1(_, _) count=10 seed=1
// CALL: @sum_i8(127, 1) -> -128
// CALL: @overflow_i8(127, 1) -> true
// CALL: @sum_i8(127, 0) -> 127
// CALL: @overflow_i8(127, 0) -> false
// CALL: @sum_i8(-128, -1) -> 127
// CALL: @overflow_i8(-128, -1) -> true
// CALL: @sum_i8(-128, 0) -> -128
// CALL: @overflow_i8(-128, 0) -> false
// CALL: @sum_i8(127, 42) -> -87
// CALL: @overflow_i8(127, 42) -> true
// CALL: @sum_i8(127, 3) -> -126
// CALL: @overflow_i8(127, 3) -> true
// CALL: @sum_i8(-1, -128) -> 127
// CALL: @overflow_i8(-1, -128) -> true
// CALL: @sum_i8(0, 0) -> 0
// CALL: @overflow_i8(0, 0) -> false
// CALL: @sum_i8(127, -128) -> -1
// CALL: @overflow_i8(127, -128) -> false
// CALL: @sum_i8(42, 42) -> 84
// CALL: @overflow_i8(42, 42) -> false
// CALL-RANDOM: @sum_i8(_, _) count=10 seed=8
// CALL-RANDOM: @overflow_i8(_, _) count=10 seed=8
// CALL: @sum_i24(8388607, 1) -> -8388608
// CALL: @overflow_i24(8388607, 1) -> true
// CALL: @sum_i24(8388607, 0) -> 8388607
// CALL: @overflow_i24(8388607, 0) -> false
// CALL: @sum_i24(-8388608, -1) -> 8388607
// CALL: @overflow_i24(-8388608, -1) -> true
// CALL: @sum_i24(-8388608, 0) -> -8388608
// CALL: @overflow_i24(-8388608, 0) -> false
// CALL: @sum_i24(2796202, 8388607) -> -5592407
// CALL: @overflow_i24(2796202, 8388607) -> true
// CALL: @sum_i24(8388607, 8388607) -> -2
// CALL: @overflow_i24(8388607, 8388607) -> true
// CALL: @sum_i24(-8388608, 2796202) -> -5592406
// CALL: @overflow_i24(-8388608, 2796202) -> false
// CALL: @sum_i24(0, 0) -> 0
// CALL: @overflow_i24(0, 0) -> false
// CALL: @sum_i24(0, 2796202) -> 2796202
// CALL: @overflow_i24(0, 2796202) -> false
// CALL-RANDOM: @sum_i24(_, _) count=10 seed=24
// CALL-RANDOM: @overflow_i24(_, _) count=10 seed=24
// CALL: @sum_i64(9223372036854775807, 1) -> -9223372036854775808
// CALL: @overflow_i64(9223372036854775807, 1) -> true
// CALL: @sum_i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @overflow_i64(9223372036854775807, 0) -> false
// CALL: @sum_i64(-9223372036854775808, -1) -> 9223372036854775807
// CALL: @overflow_i64(-9223372036854775808, -1) -> true
// CALL: @sum_i64(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @overflow_i64(-9223372036854775808, 0) -> false
// CALL: @sum_i64(9223372036854775807, 3074457345618258602) -> -6148914691236517207
// CALL: @overflow_i64(9223372036854775807, 3074457345618258602) -> true
// CALL: @sum_i64(3074457345618258602, 9223372036854775807) -> -6148914691236517207
// CALL: @overflow_i64(3074457345618258602, 9223372036854775807) -> true
// CALL: @sum_i64(0, 0) -> 0
// CALL: @overflow_i64(0, 0) -> false
// CALL: @sum_i64(0, 3074457345618258602) -> 3074457345618258602
// CALL: @overflow_i64(0, 3074457345618258602) -> false
// CALL-RANDOM: @sum_i64(_, _) count=10 seed=64
// CALL-RANDOM: @overflow_i64(_, _) count=10 seed=64
// CALL: @sum_i65(18446744073709551615, 1) -> -18446744073709551616
// CALL: @overflow_i65(18446744073709551615, 1) -> true
// CALL: @sum_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @overflow_i65(18446744073709551615, 0) -> false
// CALL: @sum_i65(-18446744073709551616, -1) -> 18446744073709551615
// CALL: @overflow_i65(-18446744073709551616, -1) -> true
// CALL: @sum_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @overflow_i65(-18446744073709551616, 0) -> false
// CALL: @sum_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @overflow_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @sum_i65(6148914691236517205, 18446744073709551615) -> -12297829382473034412
// CALL: @overflow_i65(6148914691236517205, 18446744073709551615) -> true
// CALL: @sum_i65(1, 18446744073709551615) -> -18446744073709551616
// CALL: @overflow_i65(1, 18446744073709551615) -> true
// CALL: @sum_i65(0, 0) -> 0
// CALL: @overflow_i65(0, 0) -> false
// CALL: @sum_i65(-18446744073709551616, 1) -> -18446744073709551615
// CALL: @overflow_i65(-18446744073709551616, 1) -> false
// CALL: @sum_i65(6148914691236517205, 3) -> 6148914691236517208
// CALL: @overflow_i65(6148914691236517205, 3) -> false
// CALL-RANDOM: @sum_i65(_, _) count=10 seed=65
// CALL-RANDOM: @overflow_i65(_, _) count=10 seed=65
// CALL: @sum_v3i8([127, -128, 3], [1, -1, 4]) -> [-128, 127, 7]
// CALL: @overflow_v3i8([127, -128, 3], [1, -1, 4]) -> [true, true, false]
// CALL: @sum_v3i8([0, 16, -1], [1, 16, -1]) -> [1, 32, -2]
// CALL: @overflow_v3i8([0, 16, -1], [1, 16, -1]) -> [false, false, false]
// CALL: @sum_v3i8([-128, 11, 127], [1, 11, 127]) -> [-127, 22, -2]
// CALL: @overflow_v3i8([-128, 11, 127], [1, 11, 127]) -> [false, false, true]
