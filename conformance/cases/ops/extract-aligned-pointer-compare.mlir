// RUN: %check %s
// Where memory lies is open, but that two live allocations are not in one place is not, nor is how far two places of one
// allocation are apart. What bufferization's deallocation asks is answered: may a buffer be freed, or is it one that is kept.
func.func private @free_unless(%m: memref<?xf32>, %kept: memref<?xf32>) -> i1 {
  %a = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %b = memref.extract_aligned_pointer_as_index %kept : memref<?xf32> -> index
  %x = arith.index_cast %a : index to i64
  %y = arith.index_cast %b : index to i64
  %differ = arith.cmpi ne, %x, %y : i64
  cf.cond_br %differ, ^free, ^exit
^free:
  memref.dealloc %m : memref<?xf32>
  cf.br ^exit
^exit:
  return %differ : i1
}
func.func @other(%n: index) -> (memref<?xf32>, i1) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %kept = memref.alloc(%n) : memref<?xf32>
  memref.store %one, %kept[%c0] : memref<?xf32>
  %freed = call @free_unless(%m, %kept) : (memref<?xf32>, memref<?xf32>) -> i1
  return %kept, %freed : memref<?xf32>, i1
}
func.func @same() -> (memref<?xf32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloc(%c1) : memref<?xf32>
  memref.store %one, %m[%c0] : memref<?xf32>
  %freed = call @free_unless(%m, %m) : (memref<?xf32>, memref<?xf32>) -> i1
  return %m, %freed : memref<?xf32>, i1
}
func.func @apart(%m: memref<?xi16>, %i: index, %j: index) -> (index, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xi16> -> memref<i16>, index, index, index
  %address = memref.extract_aligned_pointer_as_index %base : memref<i16> -> index
  %again = memref.extract_aligned_pointer_as_index %m : memref<?xi16> -> index
  %di = arith.muli %i, %c2 : index
  %dj = arith.muli %j, %c2 : index
  %ai = arith.addi %address, %di : index
  %aj = arith.addi %again, %dj : index
  %d = arith.subi %ai, %aj : index
  %equal = arith.cmpi eq, %ai, %aj : index
  %less = arith.cmpi ult, %ai, %aj : index
  return %d, %equal, %less : index, i1, i1
}
// The difference of two allocations may be anything but 0.
func.func @difference(%n: index) -> (index, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : i128
  %zero = arith.constant 0 : i128
  %m = memref.alloc(%n) : memref<?xf32>
  %kept = memref.alloc(%n) : memref<?xf32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %b = memref.extract_aligned_pointer_as_index %kept : memref<?xf32> -> index
  %d = arith.subi %a, %b : index
  %differ = arith.cmpi ne, %d, %c0 : index
  %x = arith.index_cast %d : index to i64
  %y = arith.extsi %x : i64 to i128
  %equal = arith.cmpi eq, %zero, %y : i128
  %eight = arith.cmpi eq, %y, %c8 : i128
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %kept : memref<?xf32>
  cf.cond_br %differ, ^exit, ^never
^never:
  return %c0, %differ, %equal, %equal : index, i1, i1, i1
^exit:
  return %d, %differ, %equal, %eight : index, i1, i1, i1
}
// CALL: @difference(2) -> _, true, false, _
// CALL: @difference(9) -> _, true, false, _
// CALL: @other(1) -> memref<sizes=[1] data=[1.0] buffer=fresh>, true
// CALL: @other(5) -> memref<sizes=[5] buffer=fresh>, true
// CALL: @same() -> memref<sizes=[1] data=[1.0] buffer=fresh>, false
// CALL: @apart(memref<sizes=[9]>, 2, 7) -> -10, false, true
// CALL: @apart(memref<sizes=[9]>, 3, 3) -> 0, true, false
// CALL: @apart(memref<sizes=[9]>, 9, 0) -> 18, false, false
// CALL-RANDOM: @other(1..9) count=10 seed=1
// CALL-RANDOM: @apart(memref<sizes=[N]>, 0..N, 0..N) N=1..20 count=30 seed=1
