// RUN: %check %s
// CLAUSE: RESULT-PACK-01
// Results of one type come back in their order.
func.func @three(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  return %c, %a, %b : i32, i32, i32
}
func.func @memrefs(%m: memref<?xi8>, %n: memref<?xi8>) -> (memref<?xi8>, memref<?xi8>) {
  return %m, %n : memref<?xi8>, memref<?xi8>
}
// CHECK-DAG: llvm.func @three({{.*}}) -> !llvm.struct<(i32, i32, i32)>
// CALL: @three(1, 2, 3) -> 3, 1, 2
// CALL: @three(-1, 0, 7) -> 7, -1, 0
// CALL: @memrefs(memref<sizes=[2] data=[1,2]>, memref<sizes=[3] data=[4,5,6]>) -> memref<sizes=[2] data=[1,2] buffer=arg0>, memref<sizes=[3] data=[4,5,6] buffer=arg1>
// CALL-RANDOM: @three(_, _, _) count=10 seed=1
