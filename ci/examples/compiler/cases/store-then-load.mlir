// An element that is stored is read back, and no other one changes.
func.func @set(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  memref.store %v, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %x : i32
}
// CALL: @set(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 2, 7) -> 7 after arg0=[1,2,3,4,5,7]
// CALL: @set(memref<sizes=[2,3] strides=[1,-2] offset=4 data=[1,2,3,4,5,6]>, 0, 1, 9) -> 9 after arg0=[1,9,3,4,5,6]
// CALL-RANDOM: @set(memref<sizes=[A,B]>, 0..A-1, 0..B-1, _) A=1..5 B=1..5
