// RUN: %check %s
// OPERATION: memref.load
// Nobody uses what lies outside the view of a view: memref.load.
func.func @f(%m: memref<6xi8>, %i: index) -> index {
  %v = memref.subview %m[1] [4] [1] : memref<6xi8> to memref<4xi8, strided<[1], offset: 1>>
  %w = memref.subview %v[1] [2] [1] : memref<4xi8, strided<[1], offset: 1>> to memref<2xi8, strided<[1], offset: 2>>
  %x = memref.load %w[%i] : memref<2xi8, strided<[1], offset: 2>>  // TRAP: out-of-view
  return %i : index
}
// CALL: @f(memref<>, 2) -> trap(out-of-view)
// CALL: @f(memref<>, 1) -> 1
