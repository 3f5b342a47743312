// RUN: %check %s
// CLAUSE: ALLOC-14
// Dynamic sizes multiply into row-major strides.
func.func @f(%a: index, %b: index) -> memref<?x3x?xi8> {
  %m = memref.alloc(%a, %b) : memref<?x3x?xi8>
  return %m : memref<?x3x?xi8>
}
// CALL: @f(2, 5) -> memref<sizes=[2,3,5] strides=[15,5,1] offset=0 buffer=fresh>
// CALL: @f(4, 1) -> memref<sizes=[4,3,1] strides=[3,1,1] offset=0 buffer=fresh>
