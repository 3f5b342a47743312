// RUN: %check %s
// OPERATION: memref.copy
// A copy into a constant global.
memref.global "private" constant @g : memref<2xi16> = dense<[1, 2]>
func.func @f(%k: memref<2xi16>) {
  %m = memref.get_global @g : memref<2xi16>
  memref.copy %k, %m : memref<2xi16> to memref<2xi16>  // TRAP: write-to-constant
  return
}
func.func @from(%k: memref<2xi16>) {
  %m = memref.get_global @g : memref<2xi16>
  memref.copy %m, %k : memref<2xi16> to memref<2xi16>
  return
}
// CALL: @f(memref<data=[3,4]>) -> trap(write-to-constant)
// CALL: @from(memref<data=[3,4]>) -> () after arg0=[1,2]
