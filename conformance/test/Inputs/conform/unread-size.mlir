// memref-cts: 1
// CLAUSE: ADDR-01
// A size that nothing reads.
func.func @first(%m: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %part = memref.subview %m[0] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %first = memref.load %part[%c0] : memref<?xi32, strided<[1]>>
  return %first : i32
}
// CALL: @first(memref<sizes=[4] data=[1,2,3,4]>, 3) -> 1
