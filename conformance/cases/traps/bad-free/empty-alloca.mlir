// RUN: %check %s
// OPERATION: memref.dealloc
// Stack memory without elements is stack memory: memref.dealloc.
func.func @f(%n: index) -> index {
  %m = memref.alloca(%n) : memref<3x?xi8>
  %k = memref.alloc(%n) : memref<3x?xi8>
  memref.dealloc %k : memref<3x?xi8>
  memref.dealloc %m : memref<3x?xi8>  // TRAP: bad-free
  return %n : index
}
func.func @heap(%n: index) -> index {
  %m = memref.alloc(%n) : memref<3x?xi8>
  %k = memref.alloc(%n) : memref<3x?xi8>
  memref.dealloc %k : memref<3x?xi8>
  memref.dealloc %m : memref<3x?xi8>
  return %n : index
}
// CALL: @f(0) -> trap(bad-free)
// CALL: @heap(0) -> 0
