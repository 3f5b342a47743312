// RUN: %check %s
// CLAUSE: ADDR-11
// The stride in front of a dynamic size is that size, in an allocation and in an argument.
func.func @alloc(%n: index, %k: index) -> memref<2x?x?xi16> {
  %m = memref.alloc(%n, %k) : memref<2x?x?xi16>
  return %m : memref<2x?x?xi16>
}
// CALL: @alloc(3, 5) -> memref<sizes=[2,3,5] strides=[15,5,1] offset=0 buffer=fresh>
// CALL: @alloc(1, 4) -> memref<sizes=[2,1,4] strides=[4,4,1] offset=0 buffer=fresh>
