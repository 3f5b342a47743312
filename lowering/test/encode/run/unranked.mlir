// RUN: encode-test --quiet %s
// Unranked memrefs inside a function and as a result. EXPECT-UPSTREAM: upstream copies the returned descriptor into an alloca of bytes without alignment and reads words from it, which the machine names.

// EXPECT: @local 2 4 3 9
func.func @local() -> (index, index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %nine = arith.constant 9 : i32
  %m = memref.alloca() : memref<4x3xi32>
  memref.store %nine, %m[%c2, %c1] : memref<4x3xi32>
  %u = memref.cast %m : memref<4x3xi32> to memref<*xi32>
  %0 = memref.rank %u : memref<*xi32>
  %1 = memref.dim %u, %c0 : memref<*xi32>
  %2 = memref.dim %u, %c1 : memref<*xi32>
  %d = memref.cast %u : memref<*xi32> to memref<?x?xi32>
  %3 = memref.load %d[%c2, %c1] : memref<?x?xi32>
  return %0, %1, %2, %3 : index, index, index, i32
}
func.func private @escape(%n: index) -> memref<*xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  memref.store %v, %m[%c0] : memref<?xi32>
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
// EXPECT: @escaping 1 3 77
// EXPECT-UPSTREAM: @escaping misaligned
func.func @escaping() -> (index, index, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %u = call @escape(%c3) : (index) -> memref<*xi32>
  %0 = memref.rank %u : memref<*xi32>
  %1 = memref.dim %u, %c0 : memref<*xi32>
  %m = memref.cast %u : memref<*xi32> to memref<3xi32>
  %2 = memref.load %m[%c0] : memref<3xi32>
  memref.dealloc %m : memref<3xi32>
  return %0, %1, %2 : index, index, i32
}
