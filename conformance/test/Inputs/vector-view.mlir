// A vector at byte 8: s390x aligns vectors of 128 bits to 8 bytes, most machines to 16.
func.func @view(%b: memref<32xi8>, %v: vector<4xf32>) -> vector<4xf32> {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %m = memref.view %b[%c8][] : memref<32xi8> to memref<1xvector<4xf32>>
  memref.store %v, %m[%c0] : memref<1xvector<4xf32>>
  %r = memref.load %m[%c0] : memref<1xvector<4xf32>>
  return %r : vector<4xf32>
}
// CALL: @view(memref<align=16>, [1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 3.0, 4.0]
