// RUN: %check %s
// OPERATION: memref.store
// A constant global is written through a memref that was kept in a table.
memref.global "private" constant @g : memref<2xi128> = dense<[1, 2]>
memref.global "private" @h : memref<2xi128> = dense<[1, 2]>
func.func @f(%i: index, %a: i128) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<2xmemref<2xi128>>
  %m = memref.get_global @g : memref<2xi128>
  %k = memref.get_global @h : memref<2xi128>
  memref.store %m, %t[%c0] : memref<2xmemref<2xi128>>
  memref.store %k, %t[%c1] : memref<2xmemref<2xi128>>
  %x = memref.load %t[%i] : memref<2xmemref<2xi128>>
  memref.store %a, %x[%c1] : memref<2xi128>  // TRAP: write-to-constant
  %r = memref.load %k[%c1] : memref<2xi128>
  return %r : i128
}
// CALL: @f(0, -5) -> trap(write-to-constant)
// CALL: @f(1, -5) -> -5
