// RUN: %check %s
// CLAUSE: UTIL-05
// What is put into a struct is read from it: the parts of a number, each in its own place.
func.func @swap(%re: f32, %im: f32) -> (f32, f32, complex<f32>) {
  %c = complex.create %im, %re : complex<f32>
  %a = complex.re %c : complex<f32>
  %b = complex.im %c : complex<f32>
  %d = complex.create %a, %b : complex<f32>
  return %a, %b, %d : f32, f32, complex<f32>
}
// CHECK: llvm.func @swap(%{{[^,]*}}: f32, %{{[^,]*}}: f32) -> !llvm.struct<(f32, f32, struct<(f32, f32)>)>
// CALL: @swap(1.5, -2.0) -> -2.0, 1.5, (-2.0, 1.5)
