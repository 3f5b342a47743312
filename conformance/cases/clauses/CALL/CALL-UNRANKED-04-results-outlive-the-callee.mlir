// RUN: %check %s
// CLAUSE: CALL-UNRANKED-04
// The caller sees its own ranked descriptor through the pointer, and one that the callee has made still holds after it has returned.
func.func private @describe(%n: index) -> memref<*xi32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %c7, %m[%c0] : memref<?xi32>
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @clobber(%a: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<16xi64>
  memref.store %a, %m[%c0] : memref<16xi64>
  %r = memref.load %m[%c0] : memref<16xi64>
  return %r : i64
}
func.func @f(%n: index, %a: i64) -> (i32, index, i64) {
  %c0 = arith.constant 0 : index
  %u = call @describe(%n) : (index) -> memref<*xi32>
  %b = call @clobber(%a) : (i64) -> i64
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  %size = memref.dim %m, %c0 : memref<?xi32>
  %r = memref.load %m[%c0] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %r, %size, %b : i32, index, i64
}
// CALL: @f(3, -1) -> 7, 3, -1
