// RUN: %check %s
// CLAUSE: BARE-06
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Sizes and strides of the rebuilt descriptor are those of the type, in the order of its dimensions.
func.func @f(%m: memref<4x2x3xi8>) -> (index, index, index, index, index, index) {
  %a = memref.cast %m : memref<4x2x3xi8> to memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %a : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index, index, index
  return %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : index, index, index, index, index, index
}
func.func @zero(%m: memref<0x5xi8>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.cast %m : memref<0x5xi8> to memref<?x?xi8>
  %x = memref.dim %a, %c0 : memref<?x?xi8>
  %y = memref.dim %a, %c1 : memref<?x?xi8>
  return %x, %y : index, index
}
// CALL: @f(memref<>) -> 4, 2, 3, 6, 3, 1
// CALL: @zero(memref<>) -> 0, 5
// CALL-RANDOM: @f(_) count=10 seed=1
