// RUN: %check %s
// OPERATION: memref.store
// A constant global of floats is written as integers.
memref.global "private" constant @g : memref<2xf16> = dense<[1.0, 2.0]>
memref.global "private" @h : memref<2xf16> = dense<[1.0, 2.0]>
func.func @f(%a: i16) -> f16 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2xf16>
  %b = arith.bitcast %m : memref<2xf16> to memref<2xi16>
  memref.store %a, %b[%c1] : memref<2xi16>  // TRAP: write-to-constant
  %r = memref.load %m[%c1] : memref<2xf16>
  return %r : f16
}
func.func @variable(%a: i16) -> f16 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @h : memref<2xf16>
  %b = arith.bitcast %m : memref<2xf16> to memref<2xi16>
  memref.store %a, %b[%c1] : memref<2xi16>
  %r = memref.load %m[%c1] : memref<2xf16>
  return %r : f16
}
// CALL: @f(15360) -> trap(write-to-constant)
// CALL: @variable(15360) -> 1.0
