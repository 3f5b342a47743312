// Poison through memory, and a division two frames deep.
func.func @scale(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  %p = arith.addi %v, %v overflow<nsw> : i32
  memref.store %p, %a[%i] : memref<4xi32>
  %q = memref.load %a[%i] : memref<4xi32>
  memref.store %q, %m[%i] : memref<?xi32>
  return %q : i32
}
func.func @use(%v: i32, %d: i32) -> i32 {
  %a = memref.alloc() : memref<4xi32>
  %s = memref.subview %a[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %c = arith.constant 0 : index
  memref.store %v, %s[%c] : memref<2xi32, strided<[1], offset: 1>>
  %r = func.call @inner(%s, %d) : (memref<2xi32, strided<[1], offset: 1>>, i32) -> i32
  memref.dealloc %a : memref<4xi32>
  return %r : i32
}
func.func private @inner(%s: memref<2xi32, strided<[1], offset: 1>>, %d: i32) -> i32 {
  %c = arith.constant 0 : index
  %v = memref.load %s[%c] : memref<2xi32, strided<[1], offset: 1>>
  %r = arith.divsi %v, %d : i32
  return %r : i32
}
// CALL: @scale(memref<sizes=[4]>, 1, 3) -> 6
// CALL: @scale(memref<sizes=[4]>, 1, 2000000000)
// CALL: @use(8, 2) -> 4
// CALL: @use(8, 0) -> trap(division-by-zero)
