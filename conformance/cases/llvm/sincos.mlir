// RUN: %check %s
// ULP: 8
// llvm.intr.sincos: sine and cosine of one number as a struct, the sine first; lanes of a vector keep their places.
llvm.func @sine(%x: f64) -> f64 {
  %s = llvm.intr.sincos(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(f64, f64)>
  llvm.return %r : f64
}
llvm.func @cosine(%x: f64) -> f64 {
  %s = llvm.intr.sincos(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(f64, f64)>
  llvm.return %r : f64
}
llvm.func @lanes(%x: vector<2xf32>) -> vector<2xf32> {
  %s = llvm.intr.sincos(%x) : (vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  llvm.return %r : vector<2xf32>
}
// CALL: @sine(0.0) -> 0.0
// CALL: @cosine(0.0) -> 1.0
// CALL: @sine(0.5) -> 0.479425538604203
// CALL: @cosine(0.5) -> 0.8775825618903728
// CALL: @lanes([0.0, 1.0]) -> [1.0, 0.5403023]
// CALL-RANDOM: @sine(0.2..1.3) count=20 seed=1
// CALL-RANDOM: @cosine(0.2..1.3) count=20 seed=2
