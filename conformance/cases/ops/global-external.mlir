// RUN: %check %s
// Public and nested globals, two of equal contents that must stay apart, alignment of a global.
memref.global @first : memref<2xi32> = dense<[1, 2]>
memref.global "nested" @second : memref<2xi32> = dense<[1, 2]>
memref.global "private" @far : memref<3xi8> = dense<7> {alignment = 64 : i64}
func.func @apart(%a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @first : memref<2xi32>
  %k = memref.get_global @second : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %k[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
func.func @aligned(%i: index) -> (i8, index) {
  %c63 = arith.constant 63 : index
  %m = memref.get_global @far : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<3xi8> -> index
  %low = arith.andi %p, %c63 : index
  return %v, %low : i8, index
}
// CALL: @apart(9) -> 9, 1
// CALL: @aligned(2) -> 7, 0
// CALL-RANDOM: @apart(_) count=10 seed=1
// CALL-RANDOM: @aligned(0..2) count=10 seed=1
