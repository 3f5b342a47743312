// RUN: %check %s
// CLAUSE: DESC-RANKED-04
// A view moves the aligned pointer by bytes, a subview leaves it where it is and has an offset.
func.func @viewed(%raw: memref<12xi8>, %i: index) -> i32 {
  %c4 = arith.constant 4 : index
  %v = memref.view %raw[%c4][] : memref<12xi8> to memref<2xi32>
  %r = memref.load %v[%i] : memref<2xi32>
  return %r : i32
}
func.func @distance(%m: memref<8xi32>, %i: index) -> index {
  %s = memref.subview %m[%i] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<8xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %s : memref<2xi32, strided<[1], offset: ?>> -> index
  %r = arith.subi %q, %p : index
  return %r : index
}
// CALL: @viewed(memref<align=16 data=[0,0,0,0,1,0,0,0,2,0,0,0]>, 0) -> 1
// CALL: @viewed(memref<align=16 data=[0,0,0,0,1,0,0,0,2,0,0,0]>, 1) -> 2
// CALL: @distance(memref<>, 3) -> 0
