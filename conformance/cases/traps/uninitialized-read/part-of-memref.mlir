// RUN: %check %s
// OPERATION: memref.load
// The stride is missing from a memref in memory, though the first element would not need it.
func.func @f(%t: memref<memref<?xi8, strided<[?]>>>, %b: memref<5xi64>, %k: memref<?xi8, strided<[?]>>, %i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  memref.store %k, %t[] : memref<memref<?xi8, strided<[?]>>>
  %m = memref.alloca() : memref<2xi64>
  memref.store %one, %m[%c0] : memref<2xi64>
  memref.store %one, %m[%i] : memref<2xi64>
  %v = memref.subview %b[3] [2] [1] : memref<5xi64> to memref<2xi64, strided<[1], offset: 3>>
  memref.copy %m, %v : memref<2xi64> to memref<2xi64, strided<[1], offset: 3>>
  %x = memref.load %t[] : memref<memref<?xi8, strided<[?]>>>  // TRAP: uninitialized-read
  memref.store %zero, %b[%c0] : memref<5xi64>
  memref.store %zero, %b[%c1] : memref<5xi64>
  %r = memref.load %x[%c0] : memref<?xi8, strided<[?]>>
  return %r : i8
}
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[7]>, 0) -> trap(uninitialized-read)
// CALL: @f(memref<>, memref<buffer=arg0>, memref<sizes=[1] data=[7]>, 1) -> 7 after arg1=[0,0,0,1,1]
