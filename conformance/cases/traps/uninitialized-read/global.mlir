// RUN: %check %s
// OPERATION: memref.load
// A load from an uninitialised global.
memref.global "private" @g : memref<2xi16> = uninitialized
func.func @f(%i: index, %j: index) -> i16 {
  %a = arith.constant 5 : i16
  %m = memref.get_global @g : memref<2xi16>
  memref.store %a, %m[%i] : memref<2xi16>
  %r = memref.load %m[%j] : memref<2xi16>  // TRAP: uninitialized-read
  return %r : i16
}
// CALL: @f(0, 1) -> trap(uninitialized-read)
// CALL: @f(1, 1) -> 5
