// RUN: %check %s
// OPERATION: memref.load
// The callee that reads does not know that the caller never wrote.
func.func private @get(%m: memref<?xvector<4xi8>>) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<?xvector<4xi8>>  // TRAP: uninitialized-read
  return %r : vector<4xi8>
}
func.func @f(%i: index, %a: vector<4xi8>) -> vector<4xi8> {
  %m = memref.alloca() : memref<2xvector<4xi8>>
  memref.store %a, %m[%i] : memref<2xvector<4xi8>>
  %k = memref.cast %m : memref<2xvector<4xi8>> to memref<?xvector<4xi8>>
  %r = call @get(%k) : (memref<?xvector<4xi8>>) -> vector<4xi8>
  return %r : vector<4xi8>
}
// CALL: @f(1, [1,2,3,4]) -> trap(uninitialized-read)
// CALL: @f(0, [1,2,3,4]) -> [1,2,3,4]
