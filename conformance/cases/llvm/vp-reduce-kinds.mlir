// RUN: %check %s
// llvm.intr.vp.reduce of every kind: a start, then the lanes whose mask is set and whose number is below the length.
llvm.func @add(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.add"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @mul(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.mul"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @and(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.and"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @or(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.or"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @xor(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.xor"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @smax(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.smax"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @smin(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.smin"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @umax(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.umax"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @umin(%s: i8, %a: vector<4xi8>, %m: vector<4xi1>, %n: i32) -> i8 {
  %r = "llvm.intr.vp.reduce.umin"(%s, %a, %m, %n) : (i8, vector<4xi8>, vector<4xi1>, i32) -> i8
  llvm.return %r : i8
}
llvm.func @fadd(%s: f32, %a: vector<4xf32>, %m: vector<4xi1>, %n: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fadd"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
llvm.func @fmul(%s: f32, %a: vector<4xf32>, %m: vector<4xi1>, %n: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmul"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
llvm.func @fmax(%s: f32, %a: vector<4xf32>, %m: vector<4xi1>, %n: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmax"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
llvm.func @fmin(%s: f32, %a: vector<4xf32>, %m: vector<4xi1>, %n: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fmin"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// CALL: @add(3, [5, -7, 100, -128], [true, true, true, true], 4) -> -27
// CALL: @add(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> 120
// CALL: @add(7, [5, -7, 100, -128], [true, true, true, true], 2) -> 5
// CALL: @add(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 107
// CALL: @add(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @mul(3, [5, -7, 100, -128], [true, true, true, true], 4) -> 0
// CALL: @mul(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -128
// CALL: @mul(7, [5, -7, 100, -128], [true, true, true, true], 2) -> 11
// CALL: @mul(7, [5, -7, 100, -128], [false, false, true, true], 3) -> -68
// CALL: @mul(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @and(3, [5, -7, 100, -128], [true, true, true, true], 4) -> 0
// CALL: @and(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -128
// CALL: @and(7, [5, -7, 100, -128], [true, true, true, true], 2) -> 1
// CALL: @and(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 4
// CALL: @and(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @or(3, [5, -7, 100, -128], [true, true, true, true], 4) -> -1
// CALL: @or(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -1
// CALL: @or(7, [5, -7, 100, -128], [true, true, true, true], 2) -> -1
// CALL: @or(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 103
// CALL: @or(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @xor(3, [5, -7, 100, -128], [true, true, true, true], 4) -> 27
// CALL: @xor(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -122
// CALL: @xor(7, [5, -7, 100, -128], [true, true, true, true], 2) -> -5
// CALL: @xor(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 99
// CALL: @xor(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @smax(3, [5, -7, 100, -128], [true, true, true, true], 4) -> 100
// CALL: @smax(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -1
// CALL: @smax(7, [5, -7, 100, -128], [true, true, true, true], 2) -> 7
// CALL: @smax(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 100
// CALL: @smax(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @smin(3, [5, -7, 100, -128], [true, true, true, true], 4) -> -128
// CALL: @smin(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -128
// CALL: @smin(7, [5, -7, 100, -128], [true, true, true, true], 2) -> -7
// CALL: @smin(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 7
// CALL: @smin(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @umax(3, [5, -7, 100, -128], [true, true, true, true], 4) -> -7
// CALL: @umax(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -1
// CALL: @umax(7, [5, -7, 100, -128], [true, true, true, true], 2) -> -7
// CALL: @umax(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 100
// CALL: @umax(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @umin(3, [5, -7, 100, -128], [true, true, true, true], 4) -> 3
// CALL: @umin(-1, [5, -7, 100, -128], [false, true, false, true], 4) -> -128
// CALL: @umin(7, [5, -7, 100, -128], [true, true, true, true], 2) -> 5
// CALL: @umin(7, [5, -7, 100, -128], [false, false, true, true], 3) -> 7
// CALL: @umin(-9, [5, -7, 100, -128], [true, true, true, true], 0) -> -9
// CALL: @fadd(1.0, [0x33800000, 0x33800000, 10.0, -1.5], [true, true, true, true], 4) -> 9.5
// CALL: @fadd(0x3EAAAAAB, [0x7F7FFFFF, 5.0, -1.5, 10.0], [false, true, true, true], 3) -> 0x40755556
// CALL: @fadd(-1.5, [nan, 1.0, 5.0, 10.0], [false, true, true, false], 4) -> 4.5
// CALL: @fadd(10.0, [1.0, 5.0, -1.5, 0x3EAAAAAB], [true, true, true, true], 0) -> 10.0
// CALL: @fmul(1.0, [0x33800000, 0x33800000, 10.0, -1.5], [true, true, true, true], 4) -> 0xA9700000
// CALL: @fmul(0x3EAAAAAB, [0x7F7FFFFF, 5.0, -1.5, 10.0], [false, true, true, true], 3) -> -2.5
// CALL: @fmul(-1.5, [nan, 1.0, 5.0, 10.0], [false, true, true, false], 4) -> -7.5
// CALL: @fmul(10.0, [1.0, 5.0, -1.5, 0x3EAAAAAB], [true, true, true, true], 0) -> 10.0
// CALL: @fmax(1.0, [0x33800000, 0x33800000, 10.0, -1.5], [true, true, true, true], 4) -> 10.0
// CALL: @fmax(0x3EAAAAAB, [0x7F7FFFFF, 5.0, -1.5, 10.0], [false, true, true, true], 3) -> 5.0
// CALL: @fmax(-1.5, [nan, 1.0, 5.0, 10.0], [false, true, true, false], 4) -> 5.0
// CALL: @fmax(10.0, [1.0, 5.0, -1.5, 0x3EAAAAAB], [true, true, true, true], 0) -> 10.0
// CALL: @fmin(1.0, [0x33800000, 0x33800000, 10.0, -1.5], [true, true, true, true], 4) -> -1.5
// CALL: @fmin(0x3EAAAAAB, [0x7F7FFFFF, 5.0, -1.5, 10.0], [false, true, true, true], 3) -> -1.5
// CALL: @fmin(-1.5, [nan, 1.0, 5.0, 10.0], [false, true, true, false], 4) -> -1.5
// CALL: @fmin(10.0, [1.0, 5.0, -1.5, 0x3EAAAAAB], [true, true, true, true], 0) -> 10.0
