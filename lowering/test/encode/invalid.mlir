// RUN: not encode-test --split-input-file %s | FileCheck %s
// Modules that MLIR's verifier lets through although no LLVM IR can say them: a refusal of its own kind that names the place.

// CHECK: refused: {{.* offset :[0-9]+:8:}} llvm.trunc: wrong widths: 32 and 64 bits [invalid]
llvm.func @widening_trunc(%v: i32) {
  %0 = llvm.trunc %v : i32 to i64
  llvm.return
}
// -----
// CHECK: refused: {{.*}} llvm.fpext: {{.*}} [invalid]
llvm.func @narrowing_fpext(%v: f32) {
  %0 = llvm.fpext %v : f32 to f16
  llvm.return
}
// -----
// CHECK: refused: {{.*}} llvm.load: alignment 3 {{.*}} [invalid]
llvm.func @odd_alignment(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
// CHECK: refused: {{.*}} llvm.shufflevector: lane 0 {{.*}} [invalid]
llvm.func @lane_outside(%v: vector<4xi32>) {
  %0 = llvm.shufflevector %v, %v [9] : vector<4xi32>
  llvm.return
}
// -----
// CHECK: refused: {{.*}} llvm.intr.sadd.with.overflow: {{.*}} [invalid]
llvm.func @other_result(%v: i32) {
  %0 = "llvm.intr.sadd.with.overflow"(%v, %v) : (i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}
// -----
// What LLVM IR can say, and the machine has not, is none of these.
// CHECK: refused: {{.*}} llvm.getelementptr: index 1 enters a vector whose lanes do not fill bytes [limit]
llvm.func @lanes_of_bits(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, vector<8xi1>
  llvm.return
}
// -----
// CHECK: refused: {{.*}} llvm.fptrunc: a cast from a type to itself [limit]
llvm.func @same_type(%v: f32) {
  %0 = llvm.fptrunc %v : f32 to f32
  llvm.return
}
