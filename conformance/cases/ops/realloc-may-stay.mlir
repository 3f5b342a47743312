// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.realloc "may move the memory region to a new location": memory that was shown before may be the same afterwards or another one. What lives beside it is neither.
func.func private @probe_show(memref<?xi32>)
func.func private @probe_show_all(memref<*xi32>)
func.func @shown(%n: index, %k: index, %v: i32) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  call @probe_show(%m) : (memref<?xi32>) -> ()
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  call @probe_show(%r) : (memref<?xi32>) -> ()
  %other = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %other[%c0] : memref<?xi32>
  call @probe_show(%other) : (memref<?xi32>) -> ()
  call @probe_show(%r) : (memref<?xi32>) -> ()
  return %other, %r : memref<?xi32>, memref<?xi32>
}
func.func @beside(%n: index, %k: index, %l: index, %v: i32, %w: i32) -> (memref<?xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  %other = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  memref.store %w, %other[%c0] : memref<?xi32>
  call @probe_show(%m) : (memref<?xi32>) -> ()
  call @probe_show(%other) : (memref<?xi32>) -> ()
  %q = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %r = memref.realloc %q(%l) : memref<?xi32> to memref<?xi32>
  %u = memref.cast %r : memref<?xi32> to memref<*xi32>
  call @probe_show_all(%u) : (memref<*xi32>) -> ()
  memref.store %w, %r[%c0] : memref<?xi32>
  memref.store %v, %other[%c0] : memref<?xi32>
  return %r, %other : memref<?xi32>, memref<?xi32>
}
func.func @again_and_again(%n: index, %v: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %first[%c0] : memref<?xi32>
  cf.br ^head(%c1, %first : index, memref<?xi32>)
^head(%i: index, %m: memref<?xi32>):
  call @probe_show(%m) : (memref<?xi32>) -> ()
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %half = arith.remui %i, %n : index
  %size = arith.addi %half, %c1 : index
  %r = memref.realloc %m(%size) : memref<?xi32> to memref<?xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %r : index, memref<?xi32>)
^exit:
  return %m : memref<?xi32>
}
func.func @where(%n: index, %k: index) -> i1 {
  %m = memref.alloc(%n) : memref<?xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<?xi32> -> index
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %b = memref.extract_aligned_pointer_as_index %r : memref<?xi32> -> index
  %stayed = arith.cmpi eq, %a, %b : index
  memref.dealloc %r : memref<?xi32>
  return %stayed : i1
}
// CALL: @shown(3, 3, 7) -> memref<sizes=[3] buffer=fresh>, memref<sizes=[3] buffer=fresh>
// CALL: @shown(3, 1, 7) -> memref<sizes=[3] buffer=fresh>, memref<sizes=[1] data=[7] buffer=fresh>
// CALL: @shown(1, 5, 7) -> memref<sizes=[1] data=[7] buffer=fresh>, memref<sizes=[5] buffer=fresh>
// CALL: @beside(1, 1, 1, 7, 8) -> memref<sizes=[1] data=[8] buffer=fresh>, memref<sizes=[1] data=[7] buffer=fresh>
// CALL: @beside(1, 9, 1, 7, 8) -> memref<sizes=[1] data=[8] buffer=fresh>, memref<sizes=[1] data=[7] buffer=fresh>
// CALL: @again_and_again(1, 7) -> memref<sizes=[1] data=[7] buffer=fresh>
// CALL: @again_and_again(6, 7) -> memref<sizes=[6] buffer=fresh>
// CALL-RANDOM: @shown(1..9, 1..9, _) count=30 seed=1
// CALL-RANDOM: @beside(1..9, 1..9, 1..9, _, _) count=30 seed=1
// CALL-RANDOM: @again_and_again(1..9, _) count=10 seed=1
// CALL-RANDOM: @where(1..9, 1..9) count=20 seed=1
