// RUN: %check %s
// CLAUSE: DESC-RANKED-09
// The size field of a static dimension has the static value, also when the view comes from a dynamic one.
func.func @narrow(%m: memref<?x?xi8>) -> memref<2x?xi8> {
  %r = memref.cast %m : memref<?x?xi8> to memref<2x?xi8>
  return %r : memref<2x?xi8>
}
func.func @tile(%m: memref<?x?xi8>, %i: index) -> memref<2x1xi8, strided<[?, 1], offset: ?>> {
  %v = memref.subview %m[%i, 1] [2, 1] [1, 1] : memref<?x?xi8> to memref<2x1xi8, strided<[?, 1], offset: ?>>
  return %v : memref<2x1xi8, strided<[?, 1], offset: ?>>
}
func.func @alloc() -> memref<3x5xi8> {
  %m = memref.alloc() : memref<3x5xi8>
  return %m : memref<3x5xi8>
}
// CALL: @narrow(memref<sizes=[2,3] data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,1] offset=0>
// CALL: @tile(memref<sizes=[3,3] data=[1,2,3,4,5,6,7,8,9]>, 1) -> memref<sizes=[2,1] strides=[3,1] offset=4 data=[5,8]>
// CALL: @tile(memref<sizes=[3,3] data=[1,2,3,4,5,6,7,8,9] lead=64>, 1)
// CALL: @alloc() -> memref<sizes=[3,5] strides=[5,1] offset=0 buffer=fresh>
