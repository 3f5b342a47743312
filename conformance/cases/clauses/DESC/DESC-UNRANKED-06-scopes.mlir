// RUN: %check %s
// CLAUSE: DESC-UNRANKED-06
// The descriptor of an unranked memref lives as long as the function, also where it was made in a scope of allocations. A cast makes it there, or it is
// the result of a call.
func.func private @same(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}
func.func @stored(%m: memref<?xf32>, %c: i1) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<memref<*xf32>>
  memref.alloca_scope {
    %room = memref.alloca() : memref<64xf32>
    %f = memref.load %m[%c0] : memref<?xf32>
    memref.store %f, %room[%c0] : memref<64xf32>
    %u = memref.cast %m : memref<?xf32> to memref<*xf32>
    %w = func.call @same(%u) : (memref<*xf32>) -> memref<*xf32>
    %v = arith.select %c, %u, %w : memref<*xf32>
    memref.store %v, %box[] : memref<memref<*xf32>>
  }
  memref.alloca_scope {
    %zeros = memref.alloca() : memref<64xindex>
    memref.store %c0, %zeros[%c0] : memref<64xindex>
  }
  %v = memref.load %box[] : memref<memref<*xf32>>
  %n = memref.dim %v, %c0 : memref<*xf32>
  %r = memref.cast %v : memref<*xf32> to memref<?xf32>
  %e = memref.load %r[%c0] : memref<?xf32>
  return %n, %e : index, f32
}
// CALL: @stored(memref<sizes=[2] data=[1.5,2.0]>, true) -> 2, 1.5
// CALL: @stored(memref<sizes=[2] data=[1.5,2.0]>, false) -> 2, 1.5
