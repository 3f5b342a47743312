// RUN: %check %s
// CLAUSE: BARE-15
// OPTIONS: use-bare-ptr-memref-call-conv=true
// What a call returns can be used like any memref: sizes, strides and elements are there.
func.func private @second(%m: memref<3x2xi16>, %n: memref<3x2xi16>) -> (memref<3x2xi16>, memref<3x2xi16>) {
  return %n, %m : memref<3x2xi16>, memref<3x2xi16>
}
func.func @f(%m: memref<3x2xi16>, %n: memref<3x2xi16>, %i: index, %j: index) -> (i16, i16, index, index) {
  %r:2 = call @second(%m, %n) : (memref<3x2xi16>, memref<3x2xi16>) -> (memref<3x2xi16>, memref<3x2xi16>)
  %v = memref.load %r#0[%i, %j] : memref<3x2xi16>
  %w = memref.load %r#1[%i, %j] : memref<3x2xi16>
  %d = memref.cast %r#1 : memref<3x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %d : memref<?x?xi16, strided<[?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index
  return %v, %w, %s#0, %t#0 : i16, i16, index, index
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, memref<data=[10,20,30,40,50,60]>, 2, 1) -> 60, 6, 3, 2
