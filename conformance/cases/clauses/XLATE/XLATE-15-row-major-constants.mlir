// RUN: %check %s
// CLAUSE: XLATE-15
// A constant of rank 3 lies in memory with the last index varying fastest.
memref.global "private" constant @table : memref<2x2x3xi16> = dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]>
func.func @at(%i: index) -> i16 {
  %g = memref.get_global @table : memref<2x2x3xi16>
  %flat = memref.reinterpret_cast %g to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi16> to memref<12xi16>
  %r = memref.load %flat[%i] : memref<12xi16>
  return %r : i16
}
// CALL: @at(0) -> 1
// CALL: @at(2) -> 3
// CALL: @at(5) -> 6
// CALL: @at(9) -> 10
