// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-06
// What is loaded through the address of a global is its value, element by element.
memref.global "private" constant @numbers : memref<4xi32> = dense<[100000, 20, 30, -70000]>
memref.global "private" constant @one : memref<f64> = dense<2.5>
func.func @at(%i: index) -> i32 {
  %g = memref.get_global @numbers : memref<4xi32>
  %r = memref.load %g[%i] : memref<4xi32>
  return %r : i32
}
func.func @scalar() -> f64 {
  %g = memref.get_global @one : memref<f64>
  %r = memref.load %g[] : memref<f64>
  return %r : f64
}
// CALL: @at(0) -> 100000
// CALL: @at(3) -> -70000
// CALL: @scalar() -> 2.5
