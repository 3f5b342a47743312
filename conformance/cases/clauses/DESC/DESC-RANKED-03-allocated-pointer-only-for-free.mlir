// RUN: %check %s
// CLAUSE: DESC-RANKED-03
// Elements lie behind the aligned pointer, wherever the allocated one points; that one comes back as it was.
func.func @f(%m: memref<?xi32>, %i: index, %v: i32) -> (i32, memref<?xi32>) {
  %w = memref.load %m[%i] : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  return %w, %m : i32, memref<?xi32>
}
func.func @freed(%n: index, %i: index, %v: i32) -> i32 {
  %m = memref.alloc(%n) {alignment = 256} : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  %w = memref.load %m[%i] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %w : i32
}
// CALL: @f(memref<lead=16 sizes=[3] data=[5,6,7]>, 1, 60) -> 6, memref<buffer=arg0 sizes=[3] data=[5,60,7]> after arg0=[5,60,7]
// CALL: @freed(4, 3, -9) -> -9
// CALL-RANDOM: @f(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
