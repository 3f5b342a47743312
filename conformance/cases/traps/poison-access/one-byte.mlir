// RUN: %check %s
// OPERATION: memref.load
// One byte of the index in memory is poison, written through a view of bytes of the same memory.
func.func @f(%m: memref<3xf16>, %t: memref<1xi32>, %b: memref<8xi8>, %i: index) -> f16 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : i8
  memref.store %p, %b[%i] : memref<8xi8>
  %v = memref.load %t[%c0] : memref<1xi32>
  %l = arith.index_cast %v : i32 to index
  %r = memref.load %m[%l] : memref<3xf16>  // TRAP: poison-access
  return %r : f16
}
func.func @whole(%m: memref<3xf16>, %t: memref<1xi32>, %b: memref<8xi8>, %i: index) -> f16 {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i8
  memref.store %p, %b[%i] : memref<8xi8>
  %v = memref.load %t[%c0] : memref<1xi32>
  %l = arith.index_cast %v : i32 to index
  %r = memref.load %m[%l] : memref<3xf16>
  return %r : f16
}
// CALL: @f(memref<data=[1,2,3]>, memref<bytes=8 data=[2]>, memref<buffer=arg1>, 3) -> trap(poison-access)
// CALL: @whole(memref<data=[1,2,3]>, memref<bytes=8 data=[2]>, memref<buffer=arg1>, 3) -> 3.0
