// RUN: %check %s
// OPERATION: memref.load
// The base that the metadata gives dies with the memory.
func.func @f(%n: index, %late: i1, %a: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xbf16>
  memref.store %a, %m[%c0] : memref<?xbf16>
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xbf16> -> memref<bf16>, index, index, index
  cf.cond_br %late, ^free, ^read
^free:
  memref.dealloc %m : memref<?xbf16>
  cf.br ^read
^read:
  %r = memref.load %b[] : memref<bf16>  // TRAP: use-after-free
  return %r : bf16
}
// CALL: @f(2, true, 3.0) -> trap(use-after-free)
// CALL: @f(2, false, 3.0) -> 3.0
