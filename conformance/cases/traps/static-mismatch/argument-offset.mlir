// RUN: %check %s
// OPERATION: func.func
// The caller's offset is not the one that the type states; that it is larger does not help.
func.func @f(%k: i64, %m: memref<2xi64, strided<[1], offset: 3>>) -> i64 {  // TRAP: static-mismatch
  %c0 = arith.constant 0 : index
  memref.store %k, %m[%c0] : memref<2xi64, strided<[1], offset: 3>>
  return %k : i64
}
// CALL: @f(5, memref<offset=4 bytes=64>) -> trap(static-mismatch)
// CALL: @f(5, memref<offset=3 bytes=64 data=[1,2]>) -> 5 after arg1=[5,2]
