// RUN: %check %s
// CLAUSE: BARE-06
// OPTIONS: use-bare-ptr-memref-call-conv=true
// A type gives no stride before an empty dimension; it still is static and of the default layout.
func.func @strides(%m: memref<4x0x2x3xi16>) -> (index, index, index) {
  %base, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %m : memref<4x0x2x3xi16>
    -> memref<i16>, index, index, index, index, index, index, index, index, index
  return %strides#1, %strides#2, %strides#3 : index, index, index
}
// CALL: @strides(memref<sizes=[4,0,2,3]>) -> 6, 3, 1
