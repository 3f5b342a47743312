// RUN: %check %s
// CLAUSE: ADDR-02
// A subview starts where its offsets say in steps of the source, whatever its own steps are.
func.func @f(%m: memref<?xi16>, %start: index, %step: index, %i: index) -> i16 {
  %s = memref.subview %m[%start] [2] [%step] : memref<?xi16> to memref<2xi16, strided<[?], offset: ?>>
  %r = memref.load %s[%i] : memref<2xi16, strided<[?], offset: ?>>
  return %r : i16
}
// CALL: @f(memref<sizes=[9] data=[0,1,2,3,4,5,6,7,8]>, 2, 3, 0) -> 2
// CALL: @f(memref<sizes=[9] data=[0,1,2,3,4,5,6,7,8]>, 2, 3, 1) -> 5
// CALL: @f(memref<sizes=[9] data=[0,1,2,3,4,5,6,7,8] lead=64>, 2, 3, 0) -> 2
// CALL: @f(memref<sizes=[9] data=[-25033,15470,-9562,30941,5909,-19124,21380,-3653,-28685] lead=64>, 2, 3, 0) -> -9562
