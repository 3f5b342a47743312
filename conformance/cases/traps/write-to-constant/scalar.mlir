// RUN: %check %s
// OPERATION: memref.store
// A constant global of rank 0 is written through another layout.
memref.global "private" constant @g : memref<i1> = dense<true>
func.func @f(%a: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<i1>
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [7] : memref<i1> to memref<1xi1, strided<[7]>>
  memref.store %a, %k[%c0] : memref<1xi1, strided<[7]>>  // TRAP: write-to-constant
  return %a : i1
}
func.func @read() -> i1 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<i1>
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [7] : memref<i1> to memref<1xi1, strided<[7]>>
  %r = memref.load %k[%c0] : memref<1xi1, strided<[7]>>
  return %r : i1
}
// CALL: @f(false) -> trap(write-to-constant)
// CALL: @read() -> true
