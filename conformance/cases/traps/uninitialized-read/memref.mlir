// RUN: %check %s
// OPERATION: memref.load
// A memref is taken out of a table that has another entry only.
func.func @f(%i: index, %k: memref<2xi8>) -> i8 {
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<2xmemref<2xi8>>
  memref.store %k, %t[%i] : memref<2xmemref<2xi8>>
  %m = memref.load %t[%c1] : memref<2xmemref<2xi8>>  // TRAP: uninitialized-read
  %r = memref.load %m[%c1] : memref<2xi8>
  return %r : i8
}
// CALL: @f(0, memref<data=[4,5]>) -> trap(uninitialized-read)
// CALL: @f(1, memref<data=[4,5]>) -> 5
