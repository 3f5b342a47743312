// RUN: %check %s
// CLAUSE: CIFACE-21
// A function with a wrapper that becomes a value is the original, defined or declared, and so an indirect call calls that.
func.func private @probe_there(memref<?xi32>) -> i32 attributes {llvm.emit_c_interface}
func.func @first(%m: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<?xi32>
  return %r : i32
}
func.func @f(%m: memref<?xi32>) -> i32 {
  %g = constant @first : (memref<?xi32>) -> i32
  %r = call_indirect %g(%m) : (memref<?xi32>) -> i32
  return %r : i32
}
func.func @g(%m: memref<?xi32>) -> i32 {
  %h = constant @probe_there : (memref<?xi32>) -> i32
  %r = call_indirect %h(%m) : (memref<?xi32>) -> i32
  return %r : i32
}
func.func @declared() -> ((memref<?xi32>) -> i32) {
  %g = constant @probe_there : (memref<?xi32>) -> i32
  return %g : (memref<?xi32>) -> i32
}
// CHECK-NOT: llvm.mlir.addressof @_mlir_ciface_
// CALL: @f(memref<sizes=[2] data=[8,9]>) -> 8
// CALL: @first(memref<sizes=[3] lead=64 data=[-800000,9,10]>) -> -800000
// CALL: @g(memref<sizes=[3] lead=64 data=[-800000,9,10]>)
// CALL-RANDOM: @f(memref<sizes=[N]>) N=1..6 count=20 seed=1
