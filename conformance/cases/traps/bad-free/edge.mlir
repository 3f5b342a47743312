// RUN: %check %s
// OPERATION: memref.dealloc
// The memref to free comes over an edge, heap memory over one and stack memory over the other: memref.dealloc.
func.func @f(%heap: i1) -> i1 {
  cf.cond_br %heap, ^heap, ^stack
^heap:
  %m = memref.alloc() : memref<f32>
  cf.br ^free(%m : memref<f32>)
^stack:
  %k = memref.alloca() : memref<f32>
  cf.br ^free(%k : memref<f32>)
^free(%x: memref<f32>):
  memref.dealloc %x : memref<f32>  // TRAP: bad-free
  return %heap : i1
}
// CALL: @f(false) -> trap(bad-free)
// CALL: @f(true) -> true
