func.func @f(%m: memref<4x2xi16, strided<[0, 1]>>) {
  return
}
// CALL: @f(memref<data=[4,5,4,5,4,5,4,5]>) -> ()
