// RUN: %check %s
// CLAUSE: LIFE-06
// What a call returned can be returned again: each function copies its own stack.
func.func private @inner(%m: memref<2x3xi32>) -> memref<*xi32> {
  %u = memref.cast %m : memref<2x3xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
func.func private @middle(%m: memref<2x3xi32>) -> memref<*xi32> {
  %u = call @inner(%m) : (memref<2x3xi32>) -> memref<*xi32>
  return %u : memref<*xi32>
}
func.func @f(%m: memref<2x3xi32>) -> memref<*xi32> {
  %u = call @middle(%m) : (memref<2x3xi32>) -> memref<*xi32>
  return %u : memref<*xi32>
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>) -> memref<buffer=arg0 sizes=[2,3] strides=[3,1] data=[1,2,3,4,5,6]>
// CALL-RANDOM: @f(_) count=10 seed=1
