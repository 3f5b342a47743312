// RUN: %check %s
// OPERATION: memref.store
// A store to a constant global.
memref.global "private" constant @g : memref<2xi16> = dense<[1, 2]>
memref.global "private" @h : memref<2xi16> = dense<[1, 2]>
func.func @f(%a: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi16>
  memref.store %a, %m[%c0] : memref<2xi16>  // TRAP: write-to-constant
  return %a : i16
}
func.func @variable(%a: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @h : memref<2xi16>
  memref.store %a, %m[%c0] : memref<2xi16>
  return %a : i16
}
// CALL: @f(7) -> trap(write-to-constant)
// CALL: @variable(7) -> 7
