// RUN: %check %s
// CLAUSE: ALLOC-08
// A reallocation that asks for an alignment gets it.
func.func @f(%n: index, %k: index) -> (index, index) {
  %c255 = arith.constant 255 : index
  %a = memref.alloc(%n) : memref<?xi8>
  %b = memref.alloc(%n) : memref<?xi8>
  %c = memref.realloc %a(%k) {alignment = 256 : i64} : memref<?xi8> to memref<?xi8>
  %d = memref.realloc %b(%k) {alignment = 256 : i64} : memref<?xi8> to memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %c : memref<?xi8> -> index
  %q = memref.extract_aligned_pointer_as_index %d : memref<?xi8> -> index
  %x = arith.andi %p, %c255 : index
  %y = arith.andi %q, %c255 : index
  memref.dealloc %c : memref<?xi8>
  memref.dealloc %d : memref<?xi8>
  return %x, %y : index, index
}
// CALL: @f(24, 40) -> 0, 0
