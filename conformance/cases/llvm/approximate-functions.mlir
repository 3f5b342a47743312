// RUN: %check %s
// ULP: 4
// The intrinsics for functions without an exact result.
llvm.func @exp(%x: f64) -> f64 {
  %r = llvm.intr.exp(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @exp2(%x: f64) -> f64 {
  %r = llvm.intr.exp2(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @exp10(%x: f64) -> f64 {
  %r = llvm.intr.exp10(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log(%x: f64) -> f64 {
  %r = llvm.intr.log(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log10(%x: f64) -> f64 {
  %r = llvm.intr.log10(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @log2(%x: f64) -> f64 {
  %r = llvm.intr.log2(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sin(%x: f64) -> f64 {
  %r = llvm.intr.sin(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cos(%x: f64) -> f64 {
  %r = llvm.intr.cos(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tan(%x: f64) -> f64 {
  %r = llvm.intr.tan(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @acos(%x: f64) -> f64 {
  %r = llvm.intr.acos(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @asin(%x: f64) -> f64 {
  %r = llvm.intr.asin(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atan(%x: f64) -> f64 {
  %r = llvm.intr.atan(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @sinh(%x: f64) -> f64 {
  %r = llvm.intr.sinh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @cosh(%x: f64) -> f64 {
  %r = llvm.intr.cosh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @tanh(%x: f64) -> f64 {
  %r = llvm.intr.tanh(%x) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @atan2(%x: f64, %y: f64) -> f64 {
  %r = llvm.intr.atan2(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @pow(%x: f64, %y: f64) -> f64 {
  %r = llvm.intr.pow(%x, %y) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @powi(%x: f64, %n: i32) -> f64 {
  %r = llvm.intr.powi(%x, %n) : (f64, i32) -> f64
  llvm.return %r : f64
}
// CALL: @exp(0.5) -> 1.6487212707001282
// CALL-RANDOM: @exp(-20.0..20.0) count=10 seed=1
// CALL: @exp2(0.5) -> 1.4142135623730951
// CALL-RANDOM: @exp2(-20.0..20.0) count=10 seed=2
// CALL: @exp10(0.5) -> 3.1622776601683795
// CALL-RANDOM: @exp10(-5.0..5.0) count=10 seed=3
// CALL: @log(2.0) -> 0.6931471805599453
// CALL-RANDOM: @log(0.01..1000.0) count=10 seed=4
// CALL: @log10(2.0) -> 0.3010299956639812
// CALL-RANDOM: @log10(0.01..1000.0) count=10 seed=5
// CALL: @log2(8.0) -> 3.0
// CALL-RANDOM: @log2(0.01..1000.0) count=10 seed=6
// CALL: @sin(0.5) -> 0.479425538604203
// CALL-RANDOM: @sin(-10.0..10.0) count=10 seed=7
// CALL: @cos(0.5) -> 0.8775825618903728
// CALL-RANDOM: @cos(-10.0..10.0) count=10 seed=8
// CALL: @tan(0.5) -> 0.5463024898437905
// CALL-RANDOM: @tan(-1.5..1.5) count=10 seed=9
// CALL: @acos(0.5) -> 1.0471975511965979
// CALL-RANDOM: @acos(-1.0..1.0) count=10 seed=10
// CALL: @asin(0.5) -> 0.5235987755982989
// CALL-RANDOM: @asin(-1.0..1.0) count=10 seed=11
// CALL: @atan(0.5) -> 0.4636476090008061
// CALL-RANDOM: @atan(-10.0..10.0) count=10 seed=12
// CALL: @sinh(0.5) -> 0.5210953054937474
// CALL-RANDOM: @sinh(-10.0..10.0) count=10 seed=13
// CALL: @cosh(0.5) -> 1.1276259652063807
// CALL-RANDOM: @cosh(-10.0..10.0) count=10 seed=14
// CALL: @tanh(0.5) -> 0.46211715726000973
// CALL-RANDOM: @tanh(-3.0..3.0) count=10 seed=15
// CALL: @atan2(1.0, 1.0) -> 0.7853981633974483
// CALL: @atan2(0.0, -1.0) -> 3.141592653589793
// CALL: @pow(2.0, 0.5) -> 1.4142135623730951
// CALL: @pow(2.0, 10.0) -> 1024.0
// CALL: @powi(1.5, 3) -> 3.375
// CALL: @powi(2.0, -2) -> 0.25
