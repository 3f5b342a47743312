// RUN: %check %s
// CLAUSE: DESC-RANKED-08
// In a global of 2 x 3 x 5 elements the rows lie 5 apart and the planes 15, also for a reader that sees the descriptor alone.
memref.global "private" @numbers : memref<2x3x5xi8> = dense<[
  [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]],
  [[15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29]]]>
func.func private @element(%m: memref<?x?x?xi8, strided<[?, ?, ?]>>, %i: index, %j: index, %k: index) -> i8 {
  %r = memref.load %m[%i, %j, %k] : memref<?x?x?xi8, strided<[?, ?, ?]>>
  return %r : i8
}
func.func @f(%i: index, %j: index, %k: index) -> i8 {
  %g = memref.get_global @numbers : memref<2x3x5xi8>
  %m = memref.cast %g : memref<2x3x5xi8> to memref<?x?x?xi8, strided<[?, ?, ?]>>
  %r = call @element(%m, %i, %j, %k) : (memref<?x?x?xi8, strided<[?, ?, ?]>>, index, index, index) -> i8
  return %r : i8
}
// CALL: @f(0, 0, 1) -> 1
// CALL: @f(0, 2, 0) -> 10
// CALL: @f(1, 0, 0) -> 15
// CALL: @f(1, 2, 4) -> 29
