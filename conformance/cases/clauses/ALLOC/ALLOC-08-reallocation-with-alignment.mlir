// RUN: %check %s
// CLAUSE: ALLOC-08
// A reallocation that asks for an alignment gets it.
func.func @f(%n: index, %k: index, %v: i8) -> (index, index, i8, i8) {
  %c1 = arith.constant 1 : index
  %from = arith.subi %n, %c1 : index
  %last = arith.subi %k, %c1 : index
  %c255 = arith.constant 255 : index
  %a = memref.alloc(%n) : memref<?xi8>
  %b = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %a[%from] : memref<?xi8>
  memref.store %v, %b[%from] : memref<?xi8>
  %c = memref.realloc %a(%k) {alignment = 256 : i64} : memref<?xi8> to memref<?xi8>
  %d = memref.realloc %b(%k) {alignment = 256 : i64} : memref<?xi8> to memref<?xi8>
  %p = memref.extract_aligned_pointer_as_index %c : memref<?xi8> -> index
  %q = memref.extract_aligned_pointer_as_index %d : memref<?xi8> -> index
  %x = arith.andi %p, %c255 : index
  %y = arith.andi %q, %c255 : index
  memref.store %v, %c[%last] : memref<?xi8>
  %r = memref.load %c[%from] : memref<?xi8>
  memref.store %v, %d[%last] : memref<?xi8>
  %s = memref.load %d[%from] : memref<?xi8>
  memref.dealloc %c : memref<?xi8>
  memref.dealloc %d : memref<?xi8>
  return %x, %y, %r, %s : index, index, i8, i8
}
// CALL: @f(24, 40, -7) -> 0, 0, -7, -7
// CALL: @f(250, 1000, 99) -> 0, 0, 99, 99
