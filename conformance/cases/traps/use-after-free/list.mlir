// RUN: %check %s
// OPERATION: memref.load
// The first node of a list was freed; it is still there in the table.
func.func @f(%i: index, %a: i16) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<2xmemref<1xi16>>
  %m = memref.alloc() : memref<1xi16>
  %k = memref.alloc() : memref<1xi16>
  memref.store %a, %m[%c0] : memref<1xi16>
  memref.store %a, %k[%c0] : memref<1xi16>
  memref.store %m, %t[%c0] : memref<2xmemref<1xi16>>
  memref.store %k, %t[%c1] : memref<2xmemref<1xi16>>
  memref.dealloc %m : memref<1xi16>
  %x = memref.load %t[%i] : memref<2xmemref<1xi16>>
  %r = memref.load %x[%c0] : memref<1xi16>  // TRAP: use-after-free
  return %r : i16
}
// CALL: @f(0, 5) -> trap(use-after-free)
// CALL: @f(1, 5) -> 5
