// RUN: %check %s
// CLAUSE: CIFACE-14
// A loop that calls a declared function takes no stack itself: the descriptors are on the stack of what it calls.
func.func private @probe_step(memref<?xi8>, index) -> (i32, i32) attributes {llvm.emit_c_interface}
func.func @loop(%m: memref<?xi8>, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  cf.br ^head(%c0, %zero, %zero : index, i32, i32)
^head(%i: index, %a: i32, %b: i32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %r:2 = call @probe_step(%m, %i) : (memref<?xi8>, index) -> (i32, i32)
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %r#1, %r#0 : index, i32, i32)
^end:
  return %a, %b : i32, i32
}
// CHECK-NOT: llvm.func @loop({{([^}[:space:]][^[:space:]]*[[:space:]]+)+}}llvm.alloca
// CALL: @loop(memref<sizes=[2] data=[1,2]>, 0) -> 0, 0
// CALL: @loop(memref<sizes=[2] data=[1,2]>, 20) -> _, _
