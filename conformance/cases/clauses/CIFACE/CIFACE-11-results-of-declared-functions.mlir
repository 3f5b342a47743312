// RUN: %check %s
// CLAUSE: CIFACE-11
// What C left behind the result pointer is what the caller of the declared function gets.
func.func private @probe_pair(memref<?xi32>, i32) -> (i8, i64) attributes {llvm.emit_c_interface}
func.func @calls(%m: memref<?xi32>, %a: i32, %b: i32) -> (i8, i64, i8, i64) {
  %x:2 = call @probe_pair(%m, %a) : (memref<?xi32>, i32) -> (i8, i64)
  %y:2 = call @probe_pair(%m, %b) : (memref<?xi32>, i32) -> (i8, i64)
  return %x#0, %x#1, %y#0, %y#1 : i8, i64, i8, i64
}
// CALL: @calls(memref<sizes=[2] data=[1,2]>, 3, 4) -> _, _, _, _
// CALL-RANDOM: @calls count=20 seed=3
