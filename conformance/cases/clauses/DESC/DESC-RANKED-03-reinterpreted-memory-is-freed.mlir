// RUN: %check %s
// CLAUSE: DESC-RANKED-03
// A reinterpret_cast keeps the allocated pointer, which is not the aligned one where more alignment was asked for than
// malloc gives; free takes it.
func.func @freed(%n: index, %i: index, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %odd = memref.alloc() : memref<24xi8>
  %m = memref.alloc(%n) {alignment = 256} : memref<?xi32>
  %k = memref.alloc(%n) {alignment = 256} : memref<?xi32>
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32>
  %b = memref.reinterpret_cast %k to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32>
  memref.store %v, %a[%i] : memref<?xi32>
  %w = memref.load %m[%i] : memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  memref.dealloc %odd : memref<24xi8>
  return %w : i32
}
// CALL: @freed(4, 3, -9) -> -9
// CALL: @freed(7, 0, 12) -> 12
