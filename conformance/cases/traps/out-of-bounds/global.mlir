// RUN: %check %s
// OPERATION: memref.load
// A view of a global goes on behind its last byte: memref.load.
memref.global "private" constant @g : memref<2x2xi16> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @h : memref<2x2xi16> = dense<[[5, 6], [7, 8]]>
func.func @f(%o: index) -> i16 {
  %c1 = arith.constant 1 : index
  %h = memref.get_global @h : memref<2x2xi16>
  %m = memref.get_global @g : memref<2x2xi16>
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [1] : memref<2x2xi16> to memref<2xi16, strided<[1], offset: ?>>
  %x = memref.load %v[%c1] : memref<2xi16, strided<[1], offset: ?>>  // TRAP: out-of-bounds
  %y = memref.load %h[%c1, %c1] : memref<2x2xi16>
  %r = arith.addi %x, %y : i16
  return %r : i16
}
// CALL: @f(3) -> trap(out-of-bounds)
// CALL: @f(2) -> 12
