// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-07
// A global that is not constant keeps what was stored, until the next run.
memref.global "private" @state : memref<2xi32> = dense<[1, 2]>
func.func @swap(%v: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @state : memref<2xi32>
  %a = memref.load %g[%c0] : memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  %h = memref.get_global @state : memref<2xi32>
  %b = memref.load %h[%c0] : memref<2xi32>
  %c = memref.load %h[%c1] : memref<2xi32>
  return %a, %b, %c : i32, i32, i32
}
// CALL: @swap(9) -> 1, 9, 2
// CALL: @swap(-3) -> 1, -3, 2
