// RUN: %check -O2 %s
// Flags that allow other answers: nobody is blamed for one of them.
func.func @sign(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.addf %a, %z fastmath<nsz> : f32
  %o = arith.constant 1.0 : f32
  %s = math.copysign %o, %r : f32
  return %s : f32
}
func.func @lost(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<reassoc,nsz> : f32
  %q = arith.subf %r, %a fastmath<reassoc,nsz> : f32
  return %q : f32
}
func.func @decides(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b fastmath<reassoc,nsz> : f32
  %q = arith.subf %r, %a fastmath<reassoc,nsz> : f32
  %z = arith.constant 0.0 : f32
  %c = arith.cmpf oeq, %q, %z : f32
  cf.cond_br %c, ^a, ^b
^a:
  return %q : f32
^b:
  return %a : f32
}
func.func @fused(%a: f32, %b: f32, %c: f32) -> f32 {
  %m = arith.mulf %a, %b fastmath<contract> : f32
  %r = arith.addf %m, %c fastmath<contract> : f32
  return %r : f32
}
func.func @absolute(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %n = arith.negf %a : f32
  %c = arith.cmpf olt, %a, %z : f32
  %r = arith.select %c, %n, %a : f32
  return %r : f32
}
llvm.func @absolute_nsz(%a: f32) -> f32 {
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %n = llvm.fneg %a : f32
  %c = llvm.fcmp "olt" %a, %z : f32
  %r = llvm.select %c, %n, %a {fastmathFlags = #llvm.fastmath<nsz, nnan>} : i1, f32
  llvm.return %r : f32
}
llvm.func @reduce(%s: f32, %v: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%s, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
// CALL: @sign(2.0) -> 1.0
// CALL: @sign(-2.0) -> -1.0
// CALL: @sign(-0.0)
// CALL: @sign(inf) -> 1.0
// CALL: @lost(4.0, 3.0) -> 3.0
// CALL: @lost(1.0e+30, 1.0)
// CALL: @decides(4.0, 3.0) -> 4.0
// CALL: @decides(1.0e+30, 1.0)
// CALL: @decides(-0.0, 1.0) -> -0.0
// CALL: @fused(3.0, 5.0, -7.0) -> 8.0
// CALL: @fused(1.00024414, 1.00024414, -1.00048828)
// CALL: @fused(-0.0, 5.0, -7.0) -> -7.0
// CALL: @fused(3.0, 5.0, nan) -> nan
// CALL: @fused(3.0, 5.0, inf) -> inf
// CALL: @fused(-0.0, -0.0, -0.0) -> 0.0
// CALL: @absolute(-0.0) -> -0.0
// CALL: @absolute(nan) -> nan
// CALL: @absolute(inf) -> inf
// CALL: @absolute(-inf) -> inf
// CALL: @absolute_nsz(-3.0) -> 3.0
// CALL: @absolute_nsz(-0.0)
// CALL: @reduce(0.0, [1.0, 2.0, 3.0, 4.0]) -> 10.0
// CALL: @reduce(0.0, [1.0e+30, 1.0, -1.0e+30, 5.0])
// CALL-RANDOM: @sign count=60 seed=11
// CALL-RANDOM: @absolute count=60 seed=11
