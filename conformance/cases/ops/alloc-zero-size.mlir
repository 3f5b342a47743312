// RUN: %check %s
// CLAUSE: ALLOC-17
// Memory without elements may be allocated, described, viewed, copied and freed.
func.func @freed(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x0xi32>
  %d = memref.dim %m, %c0 : memref<?x0xi32>
  memref.dealloc %m : memref<?x0xi32>
  return %d : index
}
func.func @copy_nothing(%n: index, %k: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %k : memref<?xf32> to memref<?xf32>
  memref.copy %k, %m : memref<?xf32> to memref<?xf32>
  %s = memref.subview %m[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  memref.dealloc %m : memref<?xf32>
  return %d : index
}
func.func @stack(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloca(%n) : memref<4x?xi8>
  %d = memref.dim %m, %c1 : memref<4x?xi8>
  return %d : index
}
func.func @static() -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3x0x2xi64>
  %d = memref.dim %m, %c1 : memref<3x0x2xi64>
  memref.dealloc %m : memref<3x0x2xi64>
  return %d : index
}
// CALL: @freed(5) -> 5
// CALL: @freed(0) -> 0
// CALL: @copy_nothing(0, memref<sizes=[0]>) -> 0
// CALL: @stack(0) -> 0
// CALL: @static() -> 0
// CALL-RANDOM: @freed(0..7) count=10 seed=1
