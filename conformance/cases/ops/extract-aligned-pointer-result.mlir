// RUN: %check %s
// memref.extract_aligned_pointer_as_index: the number is another one in each run, in a result as well as in memory; what the case
// states of it holds in all of them.
func.func @number() -> index {
  %m = memref.alloc() {alignment = 32 : i64} : memref<4xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  memref.dealloc %m : memref<4xi8>
  return %a : index
}
func.func @stored(%out: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() {alignment = 32 : i64} : memref<4xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  memref.dealloc %m : memref<4xi8>
  memref.store %a, %out[%c0] : memref<2xindex>
  memref.store %c1, %out[%c1] : memref<2xindex>
  return
}
func.func @rest() -> index {
  %c32 = arith.constant 32 : index
  %m = memref.alloc() {alignment = 32 : i64} : memref<4xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  memref.dealloc %m : memref<4xi8>
  %r = arith.remui %a, %c32 : index
  return %r : index
}
// What the alignment fixes of it is the same in all runs.
func.func @low(%by: index) -> (index, index) {
  %c31 = arith.constant 31 : index
  %m32 = memref.alloc() {alignment = 32 : i64} : memref<4xi8>
  %a = memref.extract_aligned_pointer_as_index %m32 : memref<4xi8> -> index
  memref.dealloc %m32 : memref<4xi8>
  %r = arith.remui %a, %by : index
  %l = arith.andi %c31, %a : index
  return %r, %l : index, index
}
// CALL: @number() -> _
// CALL: @stored(memref<data=[5, 6]>) -> () after arg0=[_, 1]
// CALL: @rest() -> 0
// CALL: @low(16)
// CALL: @low(1)
// CALL-RANDOM: @stored(_) count=40 seed=11
