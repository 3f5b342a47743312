// RUN: %check %s
// llvm.insertelement: one lane changes; into a lane that is not there the whole vector becomes poison.
llvm.func @i32(%v: vector<4xi8>, %a: i8, %i: i32) -> vector<4xi8> {
  %r = llvm.insertelement %a, %v[%i : i32] : vector<4xi8>
  llvm.return %r : vector<4xi8>
}
llvm.func @i2(%v: vector<3xi65>, %a: i65, %i: i2) -> vector<3xi65> {
  %r = llvm.insertelement %a, %v[%i : i2] : vector<3xi65>
  llvm.return %r : vector<3xi65>
}
llvm.func @float(%v: vector<2xf32>, %a: f32, %i: i64) -> vector<2xf32> {
  %r = llvm.insertelement %a, %v[%i : i64] : vector<2xf32>
  llvm.return %r : vector<2xf32>
}
llvm.func @into_poison(%a: i8) -> vector<3xi8> {
  %p = llvm.mlir.poison : vector<3xi8>
  %i = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.insertelement %a, %p[%i : i64] : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @missing(%v: vector<4xi8>, %a: i8, %i: i32) -> i8 {
  %w = llvm.insertelement %a, %v[%i : i32] : vector<4xi8>
  %k0 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.extractelement %w[%k0 : i8] : vector<4xi8>
  %c = llvm.icmp "eq" %r, %k0 : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
// CALL: @i32([1, 2, 3, 4], -7, 0) -> [-7, 2, 3, 4]
// CALL: @i32([1, 2, 3, 4], -7, 3) -> [1, 2, 3, -7]
// CALL: @i2([1, 2, 3], 18446744073709551615, -2) -> [1, 2, 18446744073709551615]
// CALL: @float([1.0, 2.0], -0.0, 1) -> [1.0, -0.0]
// CALL: @into_poison(6) -> [_, 6, _]
// CALL: @missing([1, 2, 3, 4], 9, 4) -> trap(branch-on-poison)
// CALL: @missing([1, 2, 3, 4], 9, 3) -> 1
// CALL: @missing([1, 2, 3, 4], 9, 0) -> 9
