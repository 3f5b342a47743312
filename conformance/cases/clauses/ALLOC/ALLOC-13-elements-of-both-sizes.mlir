// RUN: %check %s
// CLAUSE: ALLOC-13
// A reallocation moves the elements that both sizes have and no more, before the old memory goes.
func.func @moved(%old: index, %new: index, %i: index, %v: i32) -> i32 {
  %m = memref.alloc(%old) : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  %n = memref.realloc %m(%new) : memref<?xi32> to memref<?xi32>
  %r = memref.load %n[%i] : memref<?xi32>
  memref.dealloc %n : memref<?xi32>
  return %r : i32
}
// CALL: @moved(3, 8, 2, 77) -> 77
// CALL: @moved(8, 3, 1, -5) -> -5
