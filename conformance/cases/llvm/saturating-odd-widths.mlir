// RUN: %check %s
// llvm.intr.sadd.sat, ssub.sat, uadd.sat, usub.sat, sshl.sat, ushl.sat in i1, i7, i24, i65 and vectors of i7: the nearest number there is.
llvm.func @sadd_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @sadd_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @sadd_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @sadd_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.sadd.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @sadd_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.sadd.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
llvm.func @ssub_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.ssub.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @ssub_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.ssub.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @ssub_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.ssub.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @ssub_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.ssub.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @ssub_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.ssub.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
llvm.func @uadd_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.uadd.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @uadd_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.uadd.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @uadd_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.uadd.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @uadd_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.uadd.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @uadd_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.uadd.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
llvm.func @usub_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.usub.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @usub_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.usub.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @usub_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.usub.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @usub_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.usub.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @usub_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.usub.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
llvm.func @sshl_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @sshl_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @sshl_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @sshl_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.sshl.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @sshl_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.sshl.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
llvm.func @ushl_sat_i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @ushl_sat_i7(%a: i7, %b: i7) -> i7 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i7, i7) -> i7
  llvm.return %r : i7
}
llvm.func @ushl_sat_i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @ushl_sat_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @ushl_sat_v3(%a: vector<3xi7>, %b: vector<3xi7>) -> vector<3xi7> {
  %r = llvm.intr.ushl.sat(%a, %b) : (vector<3xi7>, vector<3xi7>) -> vector<3xi7>
  llvm.return %r : vector<3xi7>
}
// CALL: @sadd_sat_i1(false, false) -> false
// CALL: @sadd_sat_i1(true, false) -> true
// CALL: @sadd_sat_i1(false, true) -> true
// CALL: @sadd_sat_i1(true, true) -> true
// CALL: @sadd_sat_i7(-64, -7) -> -64
// CALL: @sadd_sat_i7(-64, -64) -> -64
// CALL: @sadd_sat_i7(1, 63) -> 63
// CALL: @sadd_sat_i7(0, 63) -> 63
// CALL: @sadd_sat_i7(0, 0) -> 0
// CALL: @sadd_sat_i7(5, 5) -> 10
// CALL: @sadd_sat_i24(-8388608, -7) -> -8388608
// CALL: @sadd_sat_i24(-8388608, -8388608) -> -8388608
// CALL: @sadd_sat_i24(1, 8388607) -> 8388607
// CALL: @sadd_sat_i24(4096, 8388607) -> 8388607
// CALL: @sadd_sat_i24(0, 0) -> 0
// CALL: @sadd_sat_i24(5, 5) -> 10
// CALL: @sadd_sat_i24(8388607, -1) -> 8388606
// CALL: @sadd_sat_i24(5, 4096) -> 4101
// CALL: @sadd_sat_i65(-18446744073709551616, -7) -> -18446744073709551616
// CALL: @sadd_sat_i65(0, -18446744073709551616) -> -18446744073709551616
// CALL: @sadd_sat_i65(4294967296, 18446744073709551615) -> 18446744073709551615
// CALL: @sadd_sat_i65(18446744073709551615, 4294967296) -> 18446744073709551615
// CALL: @sadd_sat_i65(0, 0) -> 0
// CALL: @sadd_sat_i65(4294967296, -7) -> 4294967289
// CALL: @sadd_sat_i65(5, 5) -> 10
// CALL: @sadd_sat_v3([63, -64, -1], [3, 5, 2]) -> [63, -59, 1]
// CALL: @ssub_sat_i1(false, false) -> false
// CALL: @ssub_sat_i1(true, false) -> true
// CALL: @ssub_sat_i1(false, true) -> false
// CALL: @ssub_sat_i1(true, true) -> false
// CALL: @ssub_sat_i7(-64, 1) -> -64
// CALL: @ssub_sat_i7(63, -1) -> 63
// CALL: @ssub_sat_i7(1, -64) -> 63
// CALL: @ssub_sat_i7(0, -64) -> 63
// CALL: @ssub_sat_i7(-64, -7) -> -57
// CALL: @ssub_sat_i7(0, 0) -> 0
// CALL: @ssub_sat_i7(5, 5) -> 0
// CALL: @ssub_sat_i7(-64, -64) -> 0
// CALL: @ssub_sat_i24(8388607, -1) -> 8388607
// CALL: @ssub_sat_i24(-8388608, 8388607) -> -8388608
// CALL: @ssub_sat_i24(1, -8388608) -> 8388607
// CALL: @ssub_sat_i24(-8388608, 1) -> -8388608
// CALL: @ssub_sat_i24(0, 0) -> 0
// CALL: @ssub_sat_i24(5, 5) -> 0
// CALL: @ssub_sat_i24(5, 4096) -> -4091
// CALL: @ssub_sat_i65(18446744073709551615, -1) -> 18446744073709551615
// CALL: @ssub_sat_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @ssub_sat_i65(0, -18446744073709551616) -> 18446744073709551615
// CALL: @ssub_sat_i65(-18446744073709551616, 18446744073709551615) -> -18446744073709551616
// CALL: @ssub_sat_i65(0, 0) -> 0
// CALL: @ssub_sat_i65(4294967296, -7) -> 4294967303
// CALL: @ssub_sat_i65(5, 5) -> 0
// CALL: @ssub_sat_i65(-18446744073709551616, -7) -> -18446744073709551609
// CALL: @ssub_sat_v3([63, -64, -1], [3, 5, 2]) -> [60, -64, -3]
// CALL: @uadd_sat_i1(false, false) -> false
// CALL: @uadd_sat_i1(true, false) -> true
// CALL: @uadd_sat_i1(false, true) -> true
// CALL: @uadd_sat_i1(true, true) -> true
// CALL: @uadd_sat_i7(-64, -7) -> -1
// CALL: @uadd_sat_i7(0, 0) -> 0
// CALL: @uadd_sat_i7(-64, -64) -> -1
// CALL: @uadd_sat_i7(-1, 5) -> -1
// CALL: @uadd_sat_i7(5, 5) -> 10
// CALL: @uadd_sat_i24(0, 0) -> 0
// CALL: @uadd_sat_i24(8388607, -1) -> -1
// CALL: @uadd_sat_i24(-8388608, 8388607) -> -1
// CALL: @uadd_sat_i24(-8388608, -7) -> -1
// CALL: @uadd_sat_i24(5, 5) -> 10
// CALL: @uadd_sat_i24(5, 4096) -> 4101
// CALL: @uadd_sat_i65(0, 0) -> 0
// CALL: @uadd_sat_i65(4294967296, -7) -> -1
// CALL: @uadd_sat_i65(-18446744073709551616, -7) -> -1
// CALL: @uadd_sat_i65(18446744073709551615, -1) -> -1
// CALL: @uadd_sat_i65(5, 5) -> 10
// CALL: @uadd_sat_v3([63, -64, -1], [3, 5, 2]) -> [-62, -59, -1]
// CALL: @usub_sat_i1(false, false) -> false
// CALL: @usub_sat_i1(true, false) -> true
// CALL: @usub_sat_i1(false, true) -> false
// CALL: @usub_sat_i1(true, true) -> false
// CALL: @usub_sat_i7(-64, -7) -> 0
// CALL: @usub_sat_i7(0, 0) -> 0
// CALL: @usub_sat_i7(5, 5) -> 0
// CALL: @usub_sat_i7(-64, -64) -> 0
// CALL: @usub_sat_i24(0, 0) -> 0
// CALL: @usub_sat_i24(5, 5) -> 0
// CALL: @usub_sat_i24(8388607, -1) -> 0
// CALL: @usub_sat_i24(5, 4096) -> 0
// CALL: @usub_sat_i65(0, 0) -> 0
// CALL: @usub_sat_i65(4294967296, -7) -> 0
// CALL: @usub_sat_i65(5, 5) -> 0
// CALL: @usub_sat_i65(-18446744073709551616, -7) -> 0
// CALL: @usub_sat_v3([63, -64, -1], [3, 5, 2]) -> [60, 59, -3]
// CALL: @sshl_sat_i1(false, false) -> false
// CALL: @sshl_sat_i1(true, false) -> true
// CALL: @sshl_sat_i7(-64, 6) -> -64
// CALL: @sshl_sat_i7(-64, 1) -> -64
// CALL: @sshl_sat_i7(1, 6) -> 63
// CALL: @sshl_sat_i7(5, 6) -> 63
// CALL: @sshl_sat_i7(0, 0) -> 0
// CALL: @sshl_sat_i7(5, 0) -> 5
// CALL: @sshl_sat_i24(8388607, 12) -> 8388607
// CALL: @sshl_sat_i24(-1, 23) -> -8388608
// CALL: @sshl_sat_i24(-7, 23) -> -8388608
// CALL: @sshl_sat_i24(-8388608, 1) -> -8388608
// CALL: @sshl_sat_i24(0, 0) -> 0
// CALL: @sshl_sat_i24(5, 0) -> 5
// CALL: @sshl_sat_i65(4294967296, 32) -> 18446744073709551615
// CALL: @sshl_sat_i65(-18446744073709551616, 32) -> -18446744073709551616
// CALL: @sshl_sat_i65(18446744073709551615, 64) -> 18446744073709551615
// CALL: @sshl_sat_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @sshl_sat_i65(0, 0) -> 0
// CALL: @sshl_sat_i65(4294967296, 1) -> 8589934592
// CALL: @sshl_sat_v3([63, -64, -1], [3, 5, 2]) -> [63, -64, -4]
// CALL: @ushl_sat_i1(false, false) -> false
// CALL: @ushl_sat_i1(true, false) -> true
// CALL: @ushl_sat_i7(-64, 6) -> -1
// CALL: @ushl_sat_i7(0, 0) -> 0
// CALL: @ushl_sat_i7(-64, 1) -> -1
// CALL: @ushl_sat_i7(0, 3) -> 0
// CALL: @ushl_sat_i7(5, 0) -> 5
// CALL: @ushl_sat_i24(0, 0) -> 0
// CALL: @ushl_sat_i24(8388607, 12) -> -1
// CALL: @ushl_sat_i24(-1, 23) -> -1
// CALL: @ushl_sat_i24(-7, 23) -> -1
// CALL: @ushl_sat_i24(5, 0) -> 5
// CALL: @ushl_sat_i65(0, 0) -> 0
// CALL: @ushl_sat_i65(-18446744073709551616, 32) -> -1
// CALL: @ushl_sat_i65(18446744073709551615, 64) -> -1
// CALL: @ushl_sat_i65(-18446744073709551616, 1) -> -1
// CALL: @ushl_sat_i65(4294967296, 32) -> -18446744073709551616
// CALL: @ushl_sat_i65(4294967296, 1) -> 8589934592
// CALL: @ushl_sat_v3([63, -64, -1], [3, 5, 2]) -> [-1, -1, -1]
