// RUN: %check %s
// CLAUSE: BARE-05
// OPTIONS: use-bare-ptr-memref-call-conv=true
// The rebuilt offset is that of the type, zero.
func.func @f(%m: memref<4x2xf32>, %n: memref<f64>) -> (index, index) {
  %a = memref.cast %m : memref<4x2xf32> to memref<4x2xf32, strided<[?, ?], offset: ?>>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %a : memref<4x2xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c = memref.cast %n : memref<f64> to memref<f64, strided<[], offset: ?>>
  %b2, %o2 = memref.extract_strided_metadata %c : memref<f64, strided<[], offset: ?>> -> memref<f64>, index
  return %o1, %o2 : index, index
}
// CALL: @f(memref<>, memref<>) -> 0, 0
