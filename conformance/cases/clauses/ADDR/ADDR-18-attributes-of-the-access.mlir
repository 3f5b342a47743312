// RUN: %check %s
// CLAUSE: ADDR-18
// What an access says about alignment and caches is said of the LLVM access as well.
func.func @aligned(%m: memref<?xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] {alignment = 32} : memref<?xf32>
  return
}
func.func @streamed(%m: memref<?xi64>, %i: index, %v: i64) {
  memref.store %v, %m[%i] {nontemporal = true} : memref<?xi64>
  return
}
func.func @read(%m: memref<?xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i] {alignment = 16, nontemporal = true} : memref<?xf32>
  return %r : f32
}
// CHECK-DAG: llvm.store {{.*}}alignment = 32{{.*}} : f32
// CHECK-DAG: llvm.store {{.*}}nontemporal{{.*}} : i64
// CHECK-DAG: llvm.load {{.*}}alignment = 16{{.*}}nontemporal
// CALL: @read(memref<sizes=[5] align=16 data=[1.0,2.0,3.0,4.0,5.0]>, 4) -> 5.0
// CALL: @read(memref<sizes=[5] align=16 data=[1.0,2.0,3.0,4.0,5.0] lead=64>, 4) -> 5.0
// CALL-RANDOM: @streamed(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
