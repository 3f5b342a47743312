// RUN: %check %s
// llvm.intr.smul.with.overflow: the product modulo 2^n, and whether the signed one does not fit.
llvm.func @product_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @overflow_i1(%a: i1, %b: i1) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i1, i1) -> !llvm.struct<(i1, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i1, i1)>
  llvm.return %r : i1
}
llvm.func @product_i8(%a: i8, %b: i8) -> i8 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i8, i1)>
  llvm.return %r : i8
}
llvm.func @overflow_i8(%a: i8, %b: i8) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i8, i1)>
  llvm.return %r : i1
}
llvm.func @product_i24(%a: i24, %b: i24) -> i24 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i24, i1)>
  llvm.return %r : i24
}
llvm.func @overflow_i24(%a: i24, %b: i24) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i24, i24) -> !llvm.struct<(i24, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i24, i1)>
  llvm.return %r : i1
}
llvm.func @product_i64(%a: i64, %b: i64) -> i64 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i64, i1)>
  llvm.return %r : i64
}
llvm.func @overflow_i64(%a: i64, %b: i64) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i64, i1)>
  llvm.return %r : i1
}
llvm.func @product_i65(%a: i65, %b: i65) -> i65 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(i65, i1)>
  llvm.return %r : i65
}
llvm.func @overflow_i65(%a: i65, %b: i65) -> i1 {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (i65, i65) -> !llvm.struct<(i65, i1)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(i65, i1)>
  llvm.return %r : i1
}
llvm.func @product_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[0] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi8>
}
llvm.func @overflow_v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi1> {
  %p = "llvm.intr.smul.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  %r = llvm.extractvalue %p[1] : !llvm.struct<(vector<3xi8>, vector<3xi1>)>
  llvm.return %r : vector<3xi1>
}
// CALL: @product_i1(true, true) -> true
// CALL: @overflow_i1(true, true) -> true
// CALL: @product_i1(false, true) -> false
// CALL: @overflow_i1(false, true) -> false
// CALL: @product_i1(false, false) -> false
// CALL: @overflow_i1(false, false) -> false
// CALL: @product_i1(true, false) -> false
// CALL: @overflow_i1(true, false) -> false
// CALL-RANDOM: @product_i1(_, _) count=10 seed=1
// CALL-RANDOM: @overflow_i1(_, _) count=10 seed=1
// CALL: @product_i8(-128, -1) -> -128
// CALL: @overflow_i8(-128, -1) -> true
// CALL: @product_i8(127, -1) -> -127
// CALL: @overflow_i8(127, -1) -> false
// CALL: @product_i8(-128, 1) -> -128
// CALL: @overflow_i8(-128, 1) -> false
// CALL: @product_i8(127, 2) -> -2
// CALL: @overflow_i8(127, 2) -> true
// CALL: @product_i8(127, -128) -> -128
// CALL: @overflow_i8(127, -128) -> true
// CALL: @product_i8(42, 42) -> -28
// CALL: @overflow_i8(42, 42) -> true
// CALL: @product_i8(127, 42) -> -42
// CALL: @overflow_i8(127, 42) -> true
// CALL: @product_i8(0, 0) -> 0
// CALL: @overflow_i8(0, 0) -> false
// CALL: @product_i8(42, 3) -> 126
// CALL: @overflow_i8(42, 3) -> false
// CALL: @product_i8(1, -1) -> -1
// CALL: @overflow_i8(1, -1) -> false
// CALL-RANDOM: @product_i8(_, _) count=10 seed=8
// CALL-RANDOM: @overflow_i8(_, _) count=10 seed=8
// CALL: @product_i24(-8388608, -1) -> -8388608
// CALL: @overflow_i24(-8388608, -1) -> true
// CALL: @product_i24(8388607, -1) -> -8388607
// CALL: @overflow_i24(8388607, -1) -> false
// CALL: @product_i24(-8388608, 1) -> -8388608
// CALL: @overflow_i24(-8388608, 1) -> false
// CALL: @product_i24(8388607, 2) -> -2
// CALL: @overflow_i24(8388607, 2) -> true
// CALL: @product_i24(-8388608, 2796202) -> 0
// CALL: @overflow_i24(-8388608, 2796202) -> true
// CALL: @product_i24(2796202, 8388607) -> -2796202
// CALL: @overflow_i24(2796202, 8388607) -> true
// CALL: @product_i24(8388607, 8388607) -> 1
// CALL: @overflow_i24(8388607, 8388607) -> true
// CALL: @product_i24(0, 0) -> 0
// CALL: @overflow_i24(0, 0) -> false
// CALL: @product_i24(8388607, 1) -> 8388607
// CALL: @overflow_i24(8388607, 1) -> false
// CALL: @product_i24(0, 2796202) -> 0
// CALL: @overflow_i24(0, 2796202) -> false
// CALL-RANDOM: @product_i24(_, _) count=10 seed=24
// CALL-RANDOM: @overflow_i24(_, _) count=10 seed=24
// CALL: @product_i64(-9223372036854775808, -1) -> -9223372036854775808
// CALL: @overflow_i64(-9223372036854775808, -1) -> true
// CALL: @product_i64(9223372036854775807, -1) -> -9223372036854775807
// CALL: @overflow_i64(9223372036854775807, -1) -> false
// CALL: @product_i64(-9223372036854775808, 1) -> -9223372036854775808
// CALL: @overflow_i64(-9223372036854775808, 1) -> false
// CALL: @product_i64(9223372036854775807, 2) -> -2
// CALL: @overflow_i64(9223372036854775807, 2) -> true
// CALL: @product_i64(9223372036854775807, 3074457345618258602) -> -3074457345618258602
// CALL: @overflow_i64(9223372036854775807, 3074457345618258602) -> true
// CALL: @product_i64(-9223372036854775808, 3074457345618258602) -> 0
// CALL: @overflow_i64(-9223372036854775808, 3074457345618258602) -> true
// CALL: @product_i64(3074457345618258602, 9223372036854775807) -> -3074457345618258602
// CALL: @overflow_i64(3074457345618258602, 9223372036854775807) -> true
// CALL: @product_i64(0, 0) -> 0
// CALL: @overflow_i64(0, 0) -> false
// CALL: @product_i64(0, 3074457345618258602) -> 0
// CALL: @overflow_i64(0, 3074457345618258602) -> false
// CALL: @product_i64(9223372036854775807, 0) -> 0
// CALL: @overflow_i64(9223372036854775807, 0) -> false
// CALL-RANDOM: @product_i64(_, _) count=10 seed=64
// CALL-RANDOM: @overflow_i64(_, _) count=10 seed=64
// CALL: @product_i65(-18446744073709551616, -1) -> -18446744073709551616
// CALL: @overflow_i65(-18446744073709551616, -1) -> true
// CALL: @product_i65(18446744073709551615, -1) -> -18446744073709551615
// CALL: @overflow_i65(18446744073709551615, -1) -> false
// CALL: @product_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @overflow_i65(-18446744073709551616, 1) -> false
// CALL: @product_i65(18446744073709551615, 2) -> -2
// CALL: @overflow_i65(18446744073709551615, 2) -> true
// CALL: @product_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @overflow_i65(-18446744073709551616, -18446744073709551616) -> true
// CALL: @product_i65(-18446744073709551616, 6148914691236517205) -> -18446744073709551616
// CALL: @overflow_i65(-18446744073709551616, 6148914691236517205) -> true
// CALL: @product_i65(6148914691236517205, 4294967296) -> -12297829383904690176
// CALL: @overflow_i65(6148914691236517205, 4294967296) -> true
// CALL: @product_i65(0, 0) -> 0
// CALL: @overflow_i65(0, 0) -> false
// CALL: @product_i65(6148914691236517205, 3) -> 18446744073709551615
// CALL: @overflow_i65(6148914691236517205, 3) -> false
// CALL-RANDOM: @product_i65(_, _) count=10 seed=65
// CALL-RANDOM: @overflow_i65(_, _) count=10 seed=65
// CALL: @product_v3i8([127, -128, 3], [1, -1, 4]) -> [127, -128, 12]
// CALL: @overflow_v3i8([127, -128, 3], [1, -1, 4]) -> [false, true, false]
// CALL: @product_v3i8([0, 16, -1], [1, 16, -1]) -> [0, 0, 1]
// CALL: @overflow_v3i8([0, 16, -1], [1, 16, -1]) -> [false, true, false]
// CALL: @product_v3i8([-128, 11, 127], [1, 11, 127]) -> [-128, 121, 1]
// CALL: @overflow_v3i8([-128, 11, 127], [1, 11, 127]) -> [false, false, true]
