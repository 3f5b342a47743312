// RUN: %check %s
// OPERATION: memref.load
// New heap memory does not hold what the freed block of the same size held.
func.func @f(%c: i1, %a: f64) -> f64 {
  %m = memref.alloc() : memref<f64>
  memref.store %a, %m[] : memref<f64>
  memref.dealloc %m : memref<f64>
  %k = memref.alloc() : memref<f64>
  cf.cond_br %c, ^write, ^read
^write:
  memref.store %a, %k[] : memref<f64>
  cf.br ^read
^read:
  %r = memref.load %k[] : memref<f64>  // TRAP: uninitialized-read
  memref.dealloc %k : memref<f64>
  return %r : f64
}
// CALL: @f(false, 2.5) -> trap(uninitialized-read)
// CALL: @f(true, 2.5) -> 2.5
