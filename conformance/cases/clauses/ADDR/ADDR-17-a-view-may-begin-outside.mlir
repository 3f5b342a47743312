// RUN: %check %s
// CLAUSE: ADDR-17
// Where a view begins no element need be: its start lies outside of the memory, the element that is read inside. So no step
// to the start may claim to stay in bounds, nor the step back from there.
func.func @f(%raw: memref<4xi32>, %start: index, %i: index) -> i32 {
  %m = memref.reinterpret_cast %raw to offset: [%start], sizes: [16], strides: [1]
      : memref<4xi32> to memref<16xi32, strided<[1], offset: ?>>
  %r = memref.load %m[%i] : memref<16xi32, strided<[1], offset: ?>>
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, -8, 9) -> 2
// CALL: @f(memref<data=[1,2,3,4]>, -1, 1) -> 1
// CALL: @f(memref<data=[1,2,3,4]>, -15, 15) -> 1
// CALL: @f(memref<data=[1,2,3,4] lead=64>, -8, 9) -> 2
// CALL: @f(memref<data=[-1640531527,1013904242,-626627284,2027808485] lead=64>, -8, 9) -> 1013904242
