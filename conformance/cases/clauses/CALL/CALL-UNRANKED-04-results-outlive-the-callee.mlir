// RUN: %check %s
// CLAUSE: CALL-UNRANKED-04
// The caller sees its own ranked descriptor through the pointer, and one that the callee has made still holds after it has returned.
func.func private @describe(%n: index) -> memref<*xi32> {
  %c0 = arith.constant 0 : index
  %value = arith.constant -77777777 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %value, %m[%c0] : memref<?xi32>
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
func.func @f(%n: index, %a: i64) -> (i32, index, i64, index) {
  %c0 = arith.constant 0 : index
  %u = call @describe(%n) : (index) -> memref<*xi32>
  %b = call @clobber(%a) : (i64) -> i64
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  %size = memref.dim %m, %c0 : memref<?xi32>
  %r = memref.load %m[%c0] : memref<?xi32>
  %s = memref.cast %u : memref<*xi32> to memref<?xi32, strided<[?], offset: ?>>
  %base, %offset, %sizes, %stride = memref.extract_strided_metadata %s : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %sum = arith.addi %offset, %stride : index
  memref.dealloc %m : memref<?xi32>
  return %r, %size, %b, %sum : i32, index, i64, index
}
// CALL: @f(3, -1) -> -77777777, 3, -1, 1
// CALL: @f(1, 123456789012) -> -77777777, 1, 123456789012, 1
