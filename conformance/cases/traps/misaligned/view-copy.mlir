// RUN: %check %s
// OPERATION: memref.copy
// The source of a copy is a memref.view that starts at an odd byte. Without elements nothing is accessed.
func.func @f(%m: memref<?xi8>, %s: index, %n: index, %k: memref<?xi32>) {
  %v = memref.view %m[%s][%n] : memref<?xi8> to memref<?xi32>
  memref.copy %v, %k : memref<?xi32> to memref<?xi32>  // TRAP: misaligned
  return
}
// CALL: @f(memref<sizes=[8] align=16 data=[1,0,0,0,2,0,0,0]>, 1, 1, memref<sizes=[1]>) -> trap(misaligned)
// CALL: @f(memref<sizes=[8] align=16 data=[1,0,0,0,2,0,0,0]>, 4, 1, memref<sizes=[1]>) -> () after arg3=[2]
// CALL: @f(memref<sizes=[8] align=16 data=[1,0,0,0,2,0,0,0]>, 1, 0, memref<sizes=[0]>) -> ()
