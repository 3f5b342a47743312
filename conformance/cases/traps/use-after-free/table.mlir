// RUN: %check %s
// OPERATION: memref.load
// The table itself was freed before a memref is taken out of it; what it refers to is alive.
func.func @f(%late: i1, %k: memref<2xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %t = memref.alloc() : memref<2xmemref<2xf32>>
  memref.store %k, %t[%c1] : memref<2xmemref<2xf32>>
  cf.cond_br %late, ^free, ^read
^free:
  memref.dealloc %t : memref<2xmemref<2xf32>>
  cf.br ^read
^read:
  %m = memref.load %t[%c1] : memref<2xmemref<2xf32>>  // TRAP: use-after-free
  %r = memref.load %m[%c1] : memref<2xf32>
  return %r : f32
}
// CALL: @f(true, memref<data=[1,2]>) -> trap(use-after-free)
// CALL: @f(false, memref<data=[1,2]>) -> 2.0
