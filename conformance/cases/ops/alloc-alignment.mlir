// RUN: %check %s
// CLAUSE: ALLOC-08
// Alignment requests larger and smaller than the natural one; the memory is freed again by the program, whatever the allocated pointer is.
func.func @aligned(%n: index, %a: i8) -> (i8, index) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %c63 = arith.constant 63 : index
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi8>
  memref.store %a, %m[%last] : memref<?xi8>
  %r = memref.load %m[%last] : memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi8> -> index
  %low = arith.andi %p, %c63 : index
  memref.dealloc %m : memref<?xi8>
  return %r, %low : i8, index
}
func.func @page(%a: f64) -> (f64, index) {
  %c4095 = arith.constant 4095 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() {alignment = 4096 : i64} : memref<5xf64>
  memref.store %a, %m[%c4] : memref<5xf64>
  %r = memref.load %m[%c4] : memref<5xf64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<5xf64> -> index
  %low = arith.andi %p, %c4095 : index
  memref.dealloc %m : memref<5xf64>
  return %r, %low : f64, index
}
func.func @smaller(%a: i64) -> i64 {
  %m = memref.alloc() {alignment = 8 : i64} : memref<i64>
  memref.store %a, %m[] : memref<i64>
  %r = memref.load %m[] : memref<i64>
  memref.dealloc %m : memref<i64>
  return %r : i64
}
func.func @stack(%n: index, %a: i16) -> (i16, index) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %c127 = arith.constant 127 : index
  %m = memref.alloca(%n) {alignment = 128 : i64} : memref<?xi16>
  memref.store %a, %m[%last] : memref<?xi16>
  %r = memref.load %m[%last] : memref<?xi16>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi16> -> index
  %low = arith.andi %p, %c127 : index
  return %r, %low : i16, index
}
func.func @returned(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) {alignment = 256 : i64} : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @low(%n: index, %a: i32) -> (i32, index) {
  %c1 = arith.constant 1 : index
  %c255 = arith.constant 255 : index
  %last = arith.subi %n, %c1 : index
  %m = call @returned(%n) : (index) -> memref<?xi32>
  memref.store %a, %m[%last] : memref<?xi32>
  %r = memref.load %m[%last] : memref<?xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?xi32> -> index
  %low = arith.andi %p, %c255 : index
  memref.dealloc %m : memref<?xi32>
  return %r, %low : i32, index
}
// CALL: @aligned(5, -3) -> -3, 0
// CALL: @page(2.5) -> 2.5, 0
// CALL: @smaller(77) -> 77
// CALL: @stack(3, -9) -> -9, 0
// CALL: @returned(4) -> memref<sizes=[4] strides=[1] offset=0 buffer=fresh>
// CALL: @low(4, -77777777) -> -77777777, 0
// CALL: @low(300, 5) -> 5, 0
// CALL-RANDOM: @aligned(1..100, _) count=20 seed=1
// CALL-RANDOM: @stack(1..100, _) count=20 seed=1
// CALL-RANDOM: @returned(0..100) count=20 seed=1
// CALL-RANDOM: @smaller count=40 seed=11
