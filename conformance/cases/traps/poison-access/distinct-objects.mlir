// RUN: %check %s
// OPERATION: memref.load
// The memrefs share a byte: an access through either is undefined.
func.func @f(%a: memref<2xi32, strided<[1], offset: ?>>, %b: memref<2xi32, strided<[1], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %x, %y = memref.distinct_objects %a, %b : memref<2xi32, strided<[1], offset: ?>>, memref<2xi32, strided<[1], offset: ?>>
  %r = memref.load %y[%c0] : memref<2xi32, strided<[1], offset: ?>>  // TRAP: poison-access
  return %r : i32
}
// CALL: @f(memref<bytes=16 data=[1,2]>, memref<buffer=arg0 offset=1>) -> trap(poison-access)
// CALL: @f(memref<data=[1,2]>, memref<data=[3,4]>) -> 3
