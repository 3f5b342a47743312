// RUN: %check %s
// OPERATION: memref.dealloc
// A global is given to dealloc; a copy of it may be.
memref.global "private" @g : memref<2xi8> = dense<[1, 2]>
func.func @f() -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi8>
  %r = memref.load %m[%c0] : memref<2xi8>
  memref.dealloc %m : memref<2xi8>  // TRAP: bad-free
  return %r : i8
}
func.func @copy() -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi8>
  %own = memref.alloc() : memref<2xi8>
  memref.copy %m, %own : memref<2xi8> to memref<2xi8>
  %r = memref.load %own[%c0] : memref<2xi8>
  memref.dealloc %own : memref<2xi8>
  return %r : i8
}
// CALL: @f() -> trap(bad-free)
// CALL: @copy() -> 1
