// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// Sparse constants: the elements that are not listed are zero.
memref.global "private" constant @g : memref<3x2xi16> = sparse<[[0, 1], [2, 0]], [-7, 5]>
memref.global "private" constant @z : memref<2xcomplex<f32>> = sparse<[[1]], [(1.0, -2.0)]>
func.func @vector() -> vector<2x2xi32> {
  %v = arith.constant sparse<[[0, 0], [1, 1]], [1, 5]> : vector<2x2xi32>
  return %v : vector<2x2xi32>
}
func.func @floats(%i: index) -> f64 {
  %v = arith.constant sparse<[[1], [3]], [0.5, -1.5]> : vector<5xf64>
  %r = vector.extract %v[%i] : f64 from vector<5xf64>
  return %r : f64
}
func.func @none() -> vector<3xf32> {
  %v = arith.constant sparse<> : vector<3xf32>
  return %v : vector<3xf32>
}
func.func @global(%i: index, %j: index) -> i16 {
  %m = memref.get_global @g : memref<3x2xi16>
  %r = memref.load %m[%i, %j] : memref<3x2xi16>
  return %r : i16
}
func.func @complex(%i: index) -> complex<f32> {
  %m = memref.get_global @z : memref<2xcomplex<f32>>
  %r = memref.load %m[%i] : memref<2xcomplex<f32>>
  return %r : complex<f32>
}
// CALL: @vector() -> [1, 0, 0, 5]
// CALL: @floats(1) -> 0.5
// CALL: @floats(3) -> -1.5
// CALL: @floats(4) -> 0.0
// CALL: @none() -> [0.0, 0.0, 0.0]
// CALL: @global(0, 1) -> -7
// CALL: @global(1, 1) -> 0
// CALL: @global(2, 0) -> 5
// CALL: @complex(0) -> (0.0, 0.0)
// CALL: @complex(1) -> (1.0, -2.0)
