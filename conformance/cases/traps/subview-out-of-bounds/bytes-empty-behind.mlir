// RUN: %check %s
// OPERATION: memref.view
// Even a memref.view without elements starts no further than the end of its source.
func.func @f(%m: memref<8xi8>, %s: index) -> memref<0x3xi16> {
  %v = memref.view %m[%s][] : memref<8xi8> to memref<0x3xi16>  // TRAP: subview-out-of-bounds
  return %v : memref<0x3xi16>
}
// CALL: @f(memref<bytes=32>, 10) -> trap(subview-out-of-bounds)
// CALL: @f(memref<bytes=32>, 8) -> memref<sizes=[0,3] strides=[3,1] offset=0>
