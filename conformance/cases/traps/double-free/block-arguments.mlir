// RUN: %check %s
// OPERATION: memref.dealloc
// Two block arguments are freed; over one edge both are the same memref: memref.dealloc.
func.func @f(%c: i1) -> i1 {
  %m = memref.alloc() : memref<2xi32>
  %k = memref.alloc() : memref<2xi32>
  cf.cond_br %c, ^free(%m, %m : memref<2xi32>, memref<2xi32>), ^free(%m, %k : memref<2xi32>, memref<2xi32>)
^free(%x: memref<2xi32>, %y: memref<2xi32>):
  memref.dealloc %x : memref<2xi32>
  memref.dealloc %y : memref<2xi32>  // TRAP: double-free
  return %c : i1
}
// CALL: @f(true) -> trap(double-free)
// CALL: @f(false) -> false
