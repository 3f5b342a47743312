// RUN: %check %s
// OPERATION: memref.load
// A window and a transposition of a matrix at null may be taken, an element may not.
func.func private @take(%t: memref<1xmemref<2x2xi16>>, %b: memref<7xi64>, %k: memref<2x2xi16>) -> memref<1x2xi16, strided<[1, 2], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  memref.store %k, %t[%c0] : memref<1xmemref<2x2xi16>>
  memref.store %zero, %b[%c0] : memref<7xi64>
  memref.store %zero, %b[%c1] : memref<7xi64>
  %m = memref.load %t[%c0] : memref<1xmemref<2x2xi16>>
  %x = memref.transpose %m (i, j) -> (j, i) : memref<2x2xi16> to memref<2x2xi16, strided<[1, 2]>>
  %v = memref.subview %x[%c1, 0] [1, 2] [1, 1] : memref<2x2xi16, strided<[1, 2]>> to memref<1x2xi16, strided<[1, 2], offset: ?>>
  return %v : memref<1x2xi16, strided<[1, 2], offset: ?>>
}
func.func @f(%t: memref<1xmemref<2x2xi16>>, %b: memref<7xi64>, %k: memref<2x2xi16>) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = call @take(%t, %b, %k) : (memref<1xmemref<2x2xi16>>, memref<7xi64>, memref<2x2xi16>) -> memref<1x2xi16, strided<[1, 2], offset: ?>>
  %r = memref.load %v[%c0, %c1] : memref<1x2xi16, strided<[1, 2], offset: ?>>  // TRAP: null-access
  return %r : i16
}
func.func @size(%t: memref<1xmemref<2x2xi16>>, %b: memref<7xi64>, %k: memref<2x2xi16>) -> index {
  %c1 = arith.constant 1 : index
  %v = call @take(%t, %b, %k) : (memref<1xmemref<2x2xi16>>, memref<7xi64>, memref<2x2xi16>) -> memref<1x2xi16, strided<[1, 2], offset: ?>>
  %r = memref.dim %v, %c1 : memref<1x2xi16, strided<[1, 2], offset: ?>>
  return %r : index
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<>) -> trap(null-access)
// CALL: @size(memref<>, memref<buffer=arg0>, memref<>) -> 2
