// RUN: %check %s
// llvm.intr.vector.reduce.*: lanes from the first to the last, floats after a start.
llvm.func @add(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @mul(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @and(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @or(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @xor(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @smax(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @smin(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @umax(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @umin(%a: vector<4xi16>) -> i16 {
  %r = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi16>) -> i16
  llvm.return %r : i16
}
llvm.func @fadd(%s: f32, %a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f32, vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmul(%s: f32, %a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%s, %a) : (f32, vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmax(%a: vector<3xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmax(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmin(%a: vector<3xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmin(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmaximum(%a: vector<3xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmaximum(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fminimum(%a: vector<3xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fminimum(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
// CALL: @add([1, 2, 3, 4]) -> 10
// CALL: @add([-1, 5, -7, 9]) -> 6
// CALL: @add([32767, 1, -32768, 12]) -> 12
// CALL-RANDOM: @add(_) count=20
// CALL: @mul([1, 2, 3, 4]) -> 24
// CALL: @mul([-1, 5, -7, 9]) -> 315
// CALL: @mul([32767, 1, -32768, 12]) -> 0
// CALL-RANDOM: @mul(_) count=20
// CALL: @and([1, 2, 3, 4]) -> 0
// CALL: @and([-1, 5, -7, 9]) -> 1
// CALL: @and([32767, 1, -32768, 12]) -> 0
// CALL-RANDOM: @and(_) count=20
// CALL: @or([1, 2, 3, 4]) -> 7
// CALL: @or([-1, 5, -7, 9]) -> -1
// CALL: @or([32767, 1, -32768, 12]) -> -1
// CALL-RANDOM: @or(_) count=20
// CALL: @xor([1, 2, 3, 4]) -> 4
// CALL: @xor([-1, 5, -7, 9]) -> 10
// CALL: @xor([32767, 1, -32768, 12]) -> -14
// CALL-RANDOM: @xor(_) count=20
// CALL: @smax([1, 2, 3, 4]) -> 4
// CALL: @smax([-1, 5, -7, 9]) -> 9
// CALL: @smax([32767, 1, -32768, 12]) -> 32767
// CALL-RANDOM: @smax(_) count=20
// CALL: @smin([1, 2, 3, 4]) -> 1
// CALL: @smin([-1, 5, -7, 9]) -> -7
// CALL: @smin([32767, 1, -32768, 12]) -> -32768
// CALL-RANDOM: @smin(_) count=20
// CALL: @umax([1, 2, 3, 4]) -> 4
// CALL: @umax([-1, 5, -7, 9]) -> -1
// CALL: @umax([32767, 1, -32768, 12]) -> -32768
// CALL-RANDOM: @umax(_) count=20
// CALL: @umin([1, 2, 3, 4]) -> 1
// CALL: @umin([-1, 5, -7, 9]) -> 5
// CALL: @umin([32767, 1, -32768, 12]) -> 1
// CALL-RANDOM: @umin(_) count=20
// CALL-RANDOM: @fadd(_, _) count=40
// CALL-RANDOM: @fmul(_, _) count=40
// CALL: @fadd(0.0, [16777216.0, 1.0, 1.0]) -> 16777216.0
// CALL: @fadd(0.0, [1.0, 1.0, 16777216.0]) -> 16777218.0
// CALL: @fadd(-0.0, [-0.0, -0.0, -0.0]) -> -0.0
// CALL: @fmul(2.0, [0.5, 3.0, 5.0]) -> 15.0
// CALL: @fmax([1.0, -2.5, 7.0]) -> 7.0
// CALL: @fmax([1.0, nan, 7.0]) -> 7.0
// CALL-RANDOM: @fmax(_) count=20
// CALL: @fmin([1.0, -2.5, 7.0]) -> -2.5
// CALL: @fmin([1.0, nan, 7.0]) -> 1.0
// CALL-RANDOM: @fmin(_) count=20
// CALL: @fmaximum([1.0, -2.5, 7.0]) -> 7.0
// CALL: @fmaximum([1.0, nan, 7.0]) -> nan
// CALL-RANDOM: @fmaximum(_) count=20
// CALL: @fminimum([1.0, -2.5, 7.0]) -> -2.5
// CALL: @fminimum([1.0, nan, 7.0]) -> nan
// CALL-RANDOM: @fminimum(_) count=20
