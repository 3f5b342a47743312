// RUN: %check %s
// CLAUSE: RESULT-PACK-04
// One result and none: no struct around them.
func.func @one(%a: i32) -> i32 {
  return %a : i32
}
func.func @none() {
  return
}
// CHECK-NOT: !llvm.struct
// CALL: @one(5) -> 5
// CALL: @none() -> ()
