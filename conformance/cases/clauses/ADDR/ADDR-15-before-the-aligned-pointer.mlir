// RUN: %check %s
// CLAUSE: ADDR-15
// OPTIONS: index-bitwidth=32
// A view moves the aligned pointer up by eight bytes. An offset of minus three leads back from there, so that the
// position of the first elements is a negative number of 32 bits.
func.func @back(%raw: memref<16xi8>, %offset: index, %i: index) -> i8 {
  %c8 = arith.constant 8 : index
  %v = memref.view %raw[%c8][] : memref<16xi8> to memref<8xi8>
  %m = memref.reinterpret_cast %v to offset: [%offset], sizes: [6], strides: [1]
      : memref<8xi8> to memref<6xi8, strided<[1], offset: ?>>
  %r = memref.load %m[%i] : memref<6xi8, strided<[1], offset: ?>>
  return %r : i8
}
// CALL: @back(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, -3, 0) -> 5
// CALL: @back(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, -3, 5) -> 10
// CALL: @back(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>, -8, 1) -> 1
