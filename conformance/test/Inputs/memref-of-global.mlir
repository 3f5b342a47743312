// A memref of a global where the caller sees it, and nothing else.
memref.global "private" @first : memref<2xi32> = dense<[5, 6]>
memref.global "private" @second : memref<2xi32> = dense<[3, 4]>
func.func @f(%m: memref<1xmemref<2xi32>>) {
  %c0 = arith.constant 0 : index
  %x = memref.get_global @second : memref<2xi32>
  memref.store %x, %m[%c0] : memref<1xmemref<2xi32>>
  return
}
// CALL: @f(memref<fill=zero>)
