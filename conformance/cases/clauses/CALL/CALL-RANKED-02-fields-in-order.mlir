// RUN: %check %s
// CLAUSE: CALL-RANKED-02
// The callee frees what the caller has allocated with a large alignment: only the allocated pointer, in its place, makes that right.
func.func private @use_and_free(%m: memref<?xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c1] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %r : i32
}
func.func @f(%n: index, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) {alignment = 512 : i64} : memref<?xi32>
  memref.store %v, %m[%c1] : memref<?xi32>
  %r = call @use_and_free(%m) : (memref<?xi32>) -> i32
  return %r : i32
}
// CALL: @f(2, 77) -> 77
// CALL: @f(9, -5) -> -5
