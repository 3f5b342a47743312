// RUN: %check %s
// llvm.intr.vp.reduce.*: a start, then the lanes below the vector length whose mask is set.
llvm.func @add(%s: i32, %a: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> i32 {
  %r = "llvm.intr.vp.reduce.add"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
llvm.func @umax(%s: i32, %a: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> i32 {
  %r = "llvm.intr.vp.reduce.umax"(%s, %a, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %r : i32
}
llvm.func @fadd(%s: f32, %a: vector<4xf32>, %m: vector<4xi1>, %n: i32) -> f32 {
  %r = "llvm.intr.vp.reduce.fadd"(%s, %a, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// CALL: @add(100, [1, 2, 3, 4], [true, false, true, true], 3) -> 104
// CALL: @add(100, [1, 2, 3, 4], [true, true, true, true], 0) -> 100
// CALL: @add(100, [1, 2, 3, 4], [true, true, true, true], 5) -> trap(assume-violated)
// CALL: @umax(3, [1, -2, 3, 4], [true, true, true, true], 4) -> -2
// CALL: @fadd(0.5, [1.0, 2.0, 4.0, 8.0], [false, true, true, true], 3) -> 6.5
// CALL-RANDOM: @add(_, _, _, 0..4) count=40
// CALL-RANDOM: @umax(_, _, _, 0..4) count=40
// CALL-RANDOM: @fadd(_, _, _, 0..4) count=40
