// RUN: %check %s
// llvm.intr.vector.reduce of integers: odd widths, odd numbers of lanes, a single lane.
llvm.func @add_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @add_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @add_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @add_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @add_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @mul_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @mul_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @mul_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @mul_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @mul_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @and_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @and_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @and_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @and_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @and_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @or_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @or_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @or_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @or_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @or_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @xor_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @xor_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @xor_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @xor_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @xor_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @smax_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @smax_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @smax_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @smax_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @smax_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @smin_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @smin_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @smin_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @smin_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @smin_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @umax_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @umax_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @umax_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @umax_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @umax_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
llvm.func @umin_v3i1(%a: vector<3xi1>) -> i1 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<3xi1>) -> i1
  llvm.return %r : i1
}
llvm.func @umin_v5i7(%a: vector<5xi7>) -> i7 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<5xi7>) -> i7
  llvm.return %r : i7
}
llvm.func @umin_v2i24(%a: vector<2xi24>) -> i24 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<2xi24>) -> i24
  llvm.return %r : i24
}
llvm.func @umin_v1i33(%a: vector<1xi33>) -> i33 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<1xi33>) -> i33
  llvm.return %r : i33
}
llvm.func @umin_v3i65(%a: vector<3xi65>) -> i65 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<3xi65>) -> i65
  llvm.return %r : i65
}
// CALL: @add_v3i1([false, false, false]) -> false
// CALL: @add_v3i1([true, true, true]) -> true
// CALL: @add_v5i7([-7, 0, 5, 63, -7]) -> 54
// CALL: @add_v5i7([1, 8, -64, -1, 1]) -> -55
// CALL: @add_v2i24([-7, 0]) -> -7
// CALL: @add_v2i24([1, 4096]) -> 4097
// CALL: @add_v1i33([-7]) -> -7
// CALL: @add_v1i33([1]) -> 1
// CALL: @add_v3i65([-7, 0, 5]) -> -2
// CALL: @add_v3i65([1, 4294967296, -18446744073709551616]) -> -18446744069414584319
// CALL: @mul_v3i1([false, false, false]) -> false
// CALL: @mul_v3i1([true, true, true]) -> true
// CALL: @mul_v5i7([-7, 0, 5, 63, -7]) -> 0
// CALL: @mul_v5i7([1, 8, -64, -1, 1]) -> 0
// CALL: @mul_v2i24([-7, 0]) -> 0
// CALL: @mul_v2i24([1, 4096]) -> 4096
// CALL: @mul_v1i33([-7]) -> -7
// CALL: @mul_v1i33([1]) -> 1
// CALL: @mul_v3i65([-7, 0, 5]) -> 0
// CALL: @mul_v3i65([1, 4294967296, -18446744073709551616]) -> 0
// CALL: @and_v3i1([false, false, false]) -> false
// CALL: @and_v3i1([true, true, true]) -> true
// CALL: @and_v5i7([-7, 0, 5, 63, -7]) -> 0
// CALL: @and_v5i7([1, 8, -64, -1, 1]) -> 0
// CALL: @and_v2i24([-7, 0]) -> 0
// CALL: @and_v2i24([1, 4096]) -> 0
// CALL: @and_v1i33([-7]) -> -7
// CALL: @and_v1i33([1]) -> 1
// CALL: @and_v3i65([-7, 0, 5]) -> 0
// CALL: @and_v3i65([1, 4294967296, -18446744073709551616]) -> 0
// CALL: @or_v3i1([false, false, false]) -> false
// CALL: @or_v3i1([true, true, true]) -> true
// CALL: @or_v5i7([-7, 0, 5, 63, -7]) -> -1
// CALL: @or_v5i7([1, 8, -64, -1, 1]) -> -1
// CALL: @or_v2i24([-7, 0]) -> -7
// CALL: @or_v2i24([1, 4096]) -> 4097
// CALL: @or_v1i33([-7]) -> -7
// CALL: @or_v1i33([1]) -> 1
// CALL: @or_v3i65([-7, 0, 5]) -> -3
// CALL: @or_v3i65([1, 4294967296, -18446744073709551616]) -> -18446744069414584319
// CALL: @xor_v3i1([false, false, false]) -> false
// CALL: @xor_v3i1([true, true, true]) -> true
// CALL: @xor_v5i7([-7, 0, 5, 63, -7]) -> 58
// CALL: @xor_v5i7([1, 8, -64, -1, 1]) -> 55
// CALL: @xor_v2i24([-7, 0]) -> -7
// CALL: @xor_v2i24([1, 4096]) -> 4097
// CALL: @xor_v1i33([-7]) -> -7
// CALL: @xor_v1i33([1]) -> 1
// CALL: @xor_v3i65([-7, 0, 5]) -> -4
// CALL: @xor_v3i65([1, 4294967296, -18446744073709551616]) -> -18446744069414584319
// CALL: @smax_v3i1([false, false, false]) -> false
// CALL: @smax_v3i1([true, true, true]) -> true
// CALL: @smax_v5i7([-7, 0, 5, 63, -7]) -> 63
// CALL: @smax_v5i7([1, 8, -64, -1, 1]) -> 8
// CALL: @smax_v2i24([-7, 0]) -> 0
// CALL: @smax_v2i24([1, 4096]) -> 4096
// CALL: @smax_v1i33([-7]) -> -7
// CALL: @smax_v1i33([1]) -> 1
// CALL: @smax_v3i65([-7, 0, 5]) -> 5
// CALL: @smax_v3i65([1, 4294967296, -18446744073709551616]) -> 4294967296
// CALL: @smin_v3i1([false, false, false]) -> false
// CALL: @smin_v3i1([true, true, true]) -> true
// CALL: @smin_v5i7([-7, 0, 5, 63, -7]) -> -7
// CALL: @smin_v5i7([1, 8, -64, -1, 1]) -> -64
// CALL: @smin_v2i24([-7, 0]) -> -7
// CALL: @smin_v2i24([1, 4096]) -> 1
// CALL: @smin_v1i33([-7]) -> -7
// CALL: @smin_v1i33([1]) -> 1
// CALL: @smin_v3i65([-7, 0, 5]) -> -7
// CALL: @smin_v3i65([1, 4294967296, -18446744073709551616]) -> -18446744073709551616
// CALL: @umax_v3i1([false, false, false]) -> false
// CALL: @umax_v3i1([true, true, true]) -> true
// CALL: @umax_v5i7([-7, 0, 5, 63, -7]) -> -7
// CALL: @umax_v5i7([1, 8, -64, -1, 1]) -> -1
// CALL: @umax_v2i24([-7, 0]) -> -7
// CALL: @umax_v2i24([1, 4096]) -> 4096
// CALL: @umax_v1i33([-7]) -> -7
// CALL: @umax_v1i33([1]) -> 1
// CALL: @umax_v3i65([-7, 0, 5]) -> -7
// CALL: @umax_v3i65([1, 4294967296, -18446744073709551616]) -> -18446744073709551616
// CALL: @umin_v3i1([false, false, false]) -> false
// CALL: @umin_v3i1([true, true, true]) -> true
// CALL: @umin_v5i7([-7, 0, 5, 63, -7]) -> 0
// CALL: @umin_v5i7([1, 8, -64, -1, 1]) -> 1
// CALL: @umin_v2i24([-7, 0]) -> 0
// CALL: @umin_v2i24([1, 4096]) -> 1
// CALL: @umin_v1i33([-7]) -> -7
// CALL: @umin_v1i33([1]) -> 1
// CALL: @umin_v3i65([-7, 0, 5]) -> 0
// CALL: @umin_v3i65([1, 4294967296, -18446744073709551616]) -> 1
