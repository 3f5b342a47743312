// RUN: %check %s
// OPERATION: memref.load
// Half of the integer was never written: it came, by a copy of two parts, from memory where one part was missing.
func.func @f(%t: memref<1xi32>, %b: memref<2xi16>, %i: index, %a: i16) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi16>
  memref.store %a, %m[%c0] : memref<2xi16>
  memref.store %a, %m[%i] : memref<2xi16>
  memref.copy %m, %b : memref<2xi16> to memref<2xi16>
  %r = memref.load %t[%c0] : memref<1xi32>  // TRAP: uninitialized-read
  return %r : i32
}
// CALL: @f(memref<>, memref<buffer=arg0>, 0, 1) -> trap(uninitialized-read)
// CALL: @f(memref<>, memref<buffer=arg0>, 1, 1) -> 65537 after arg1=[1,1]
