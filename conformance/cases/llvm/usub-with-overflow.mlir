// RUN: %check %s
// llvm.intr.usub.with.overflow: the difference modulo 2^n, and whether the unsigned one does not fit.
llvm.func @difference_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @overflow_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @difference_i8(%a: i8, %b: i8) -> i8 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  llvm.return %r : i8
}
llvm.func @overflow_i8(%a: i8, %b: i8) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  llvm.return %r : i1
}
llvm.func @difference_i24(%a: i24, %b: i24) -> i24 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  llvm.return %r : i24
}
llvm.func @overflow_i24(%a: i24, %b: i24) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  llvm.return %r : i1
}
llvm.func @difference_i64(%a: i64, %b: i64) -> i64 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @overflow_i64(%a: i64, %b: i64) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  llvm.return %r : i1
}
llvm.func @difference_i65(%a: i65, %b: i65) -> i65 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i65, i1)>
  llvm.return %r : i65
}
llvm.func @overflow_i65(%a: i65, %b: i65) -> i1 {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i65, i1)>
  llvm.return %r : i1
}
llvm.func @difference_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi8>
}
llvm.func @overflow_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %p = "llvm.intr.usub.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi1>
}
// CALL: @difference_i1(false, true) -> true
// CALL: @overflow_i1(false, true) -> true
// CALL: @difference_i1(true, true) -> false
// CALL: @overflow_i1(true, true) -> false
// CALL: @difference_i1(true, false) -> true
// CALL: @overflow_i1(true, false) -> false
// CALL: @difference_i1(false, false) -> false
// CALL: @overflow_i1(false, false) -> false
// CALL-RANDOM: @difference_i1(_, _) count=10 seed=1
// CALL-RANDOM: @overflow_i1(_, _) count=10 seed=1
// CALL: @difference_i8(0, 1) -> -1
// CALL: @overflow_i8(0, 1) -> true
// CALL: @difference_i8(0, -1) -> 1
// CALL: @overflow_i8(0, -1) -> true
// CALL: @difference_i8(-1, -1) -> 0
// CALL: @overflow_i8(-1, -1) -> false
// CALL: @difference_i8(-128, 127) -> 1
// CALL: @overflow_i8(-128, 127) -> false
// CALL: @difference_i8(127, -128) -> -1
// CALL: @overflow_i8(127, -128) -> true
// CALL: @difference_i8(1, -1) -> 2
// CALL: @overflow_i8(1, -1) -> true
// CALL: @difference_i8(1, -128) -> -127
// CALL: @overflow_i8(1, -128) -> true
// CALL: @difference_i8(0, 0) -> 0
// CALL: @overflow_i8(0, 0) -> false
// CALL: @difference_i8(42, 42) -> 0
// CALL: @overflow_i8(42, 42) -> false
// CALL: @difference_i8(42, 3) -> 39
// CALL: @overflow_i8(42, 3) -> false
// CALL-RANDOM: @difference_i8(_, _) count=10 seed=8
// CALL-RANDOM: @overflow_i8(_, _) count=10 seed=8
// CALL: @difference_i24(0, 1) -> -1
// CALL: @overflow_i24(0, 1) -> true
// CALL: @difference_i24(0, -1) -> 1
// CALL: @overflow_i24(0, -1) -> true
// CALL: @difference_i24(-1, -1) -> 0
// CALL: @overflow_i24(-1, -1) -> false
// CALL: @difference_i24(-8388608, 8388607) -> 1
// CALL: @overflow_i24(-8388608, 8388607) -> false
// CALL: @difference_i24(0, 2796202) -> -2796202
// CALL: @overflow_i24(0, 2796202) -> true
// CALL: @difference_i24(2796202, 8388607) -> -5592405
// CALL: @overflow_i24(2796202, 8388607) -> true
// CALL: @difference_i24(1, -1) -> 2
// CALL: @overflow_i24(1, -1) -> true
// CALL: @difference_i24(-8388608, 2796202) -> 5592406
// CALL: @overflow_i24(-8388608, 2796202) -> false
// CALL: @difference_i24(0, 0) -> 0
// CALL: @overflow_i24(0, 0) -> false
// CALL: @difference_i24(8388607, 1) -> 8388606
// CALL: @overflow_i24(8388607, 1) -> false
// CALL-RANDOM: @difference_i24(_, _) count=10 seed=24
// CALL-RANDOM: @overflow_i24(_, _) count=10 seed=24
// CALL: @difference_i64(0, 1) -> -1
// CALL: @overflow_i64(0, 1) -> true
// CALL: @difference_i64(0, -1) -> 1
// CALL: @overflow_i64(0, -1) -> true
// CALL: @difference_i64(-1, -1) -> 0
// CALL: @overflow_i64(-1, -1) -> false
// CALL: @difference_i64(-9223372036854775808, 9223372036854775807) -> 1
// CALL: @overflow_i64(-9223372036854775808, 9223372036854775807) -> false
// CALL: @difference_i64(0, 3074457345618258602) -> -3074457345618258602
// CALL: @overflow_i64(0, 3074457345618258602) -> true
// CALL: @difference_i64(1, -1) -> 2
// CALL: @overflow_i64(1, -1) -> true
// CALL: @difference_i64(4294967296, -1) -> 4294967297
// CALL: @overflow_i64(4294967296, -1) -> true
// CALL: @difference_i64(0, 0) -> 0
// CALL: @overflow_i64(0, 0) -> false
// CALL: @difference_i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @overflow_i64(9223372036854775807, 0) -> false
// CALL: @difference_i64(9223372036854775807, 3074457345618258602) -> 6148914691236517205
// CALL: @overflow_i64(9223372036854775807, 3074457345618258602) -> false
// CALL-RANDOM: @difference_i64(_, _) count=10 seed=64
// CALL-RANDOM: @overflow_i64(_, _) count=10 seed=64
// CALL: @difference_i65(0, 1) -> -1
// CALL: @overflow_i65(0, 1) -> true
// CALL: @difference_i65(0, -1) -> 1
// CALL: @overflow_i65(0, -1) -> true
// CALL: @difference_i65(-1, -1) -> 0
// CALL: @overflow_i65(-1, -1) -> false
// CALL: @difference_i65(-18446744073709551616, 18446744073709551615) -> 1
// CALL: @overflow_i65(-18446744073709551616, 18446744073709551615) -> false
// CALL: @difference_i65(1, -1) -> 2
// CALL: @overflow_i65(1, -1) -> true
// CALL: @difference_i65(6148914691236517205, 18446744073709551615) -> -12297829382473034410
// CALL: @overflow_i65(6148914691236517205, 18446744073709551615) -> true
// CALL: @difference_i65(4294967296, -1) -> 4294967297
// CALL: @overflow_i65(4294967296, -1) -> true
// CALL: @difference_i65(0, 0) -> 0
// CALL: @overflow_i65(0, 0) -> false
// CALL: @difference_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @overflow_i65(-18446744073709551616, -18446744073709551616) -> false
// CALL: @difference_i65(-18446744073709551616, 1) -> 18446744073709551615
// CALL: @overflow_i65(-18446744073709551616, 1) -> false
// CALL-RANDOM: @difference_i65(_, _) count=10 seed=65
// CALL-RANDOM: @overflow_i65(_, _) count=10 seed=65
// CALL: @difference_v3i8([127, -128, 3], [1, -1, 4]) -> [126, -127, -1]
// CALL: @overflow_v3i8([127, -128, 3], [1, -1, 4]) -> [false, true, true]
// CALL: @difference_v3i8([0, 16, -1], [1, 16, -1]) -> [-1, 0, 0]
// CALL: @overflow_v3i8([0, 16, -1], [1, 16, -1]) -> [true, false, false]
// CALL: @difference_v3i8([-128, 11, 127], [1, 11, 127]) -> [127, 0, 0]
// CALL: @overflow_v3i8([-128, 11, 127], [1, 11, 127]) -> [false, false, false]
