// RUN: %check %s
// CLAUSE: BARE-15
// OPTIONS: use-bare-ptr-memref-call-conv=true
// What an indirect call returns can be used like any memref: sizes and elements are there.
func.func private @same(%m: memref<3x2xi16>) -> memref<3x2xi16> {
  return %m : memref<3x2xi16>
}
func.func @f(%m: memref<3x2xi16>, %i: index, %j: index) -> (i16, index) {
  %c0 = arith.constant 0 : index
  %g = constant @same : (memref<3x2xi16>) -> memref<3x2xi16>
  %r = call_indirect %g(%m) : (memref<3x2xi16>) -> memref<3x2xi16>
  %v = memref.load %r[%i, %j] : memref<3x2xi16>
  %d = memref.cast %r : memref<3x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %n = memref.dim %d, %c0 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %v, %n : i16, index
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 2, 1) -> 6, 3
