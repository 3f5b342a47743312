// RUN: %check %s
// A memref of a global, stored where the caller sees it and loaded again: which allocated pointer it has is open, where its
// elements are is not.
memref.global "private" @first : memref<2xi32> = dense<[3, 4]>
memref.global "private" @second : memref<2xi32> = dense<[5, 6]>
func.func @stored(%m: memref<2xmemref<2xi32>>, %which: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.get_global @first : memref<2xi32>
  %b = memref.get_global @second : memref<2xi32>
  %x = arith.select %which, %a, %b : memref<2xi32>
  memref.store %x, %m[%c1] : memref<2xmemref<2xi32>>
  %again = memref.load %m[%c1] : memref<2xmemref<2xi32>>
  memref.store %again, %m[%c0] : memref<2xmemref<2xi32>>
  %copy = memref.load %m[%c0] : memref<2xmemref<2xi32>>
  %v = memref.load %copy[%c1] : memref<2xi32>
  return %v : i32
}
// CALL: @stored(memref<fill=zero>, true) -> 4
// CALL: @stored(memref<fill=zero>, false) -> 6
// CALL-RANDOM: @stored(_, _) count=40 seed=11
