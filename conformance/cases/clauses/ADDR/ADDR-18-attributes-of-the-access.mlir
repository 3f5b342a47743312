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
// CALL: @read(memref<sizes=[9] align=16 data=[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.25]>, 8) -> 9.25
// CALL: @read(memref<sizes=[3] align=16 data=[0.1,2.0,3.0]>, 0) -> 0.1
// CALL-RANDOM: @streamed(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL: @aligned(memref<sizes=[17] align=32>, 8, 1234.5678)
// CALL: @aligned(memref<sizes=[17] align=32 lead=64>, 0, -0.1)
// CALL: @aligned(memref<sizes=[17] align=32 lead=64>, 16, 3.25)
// CALL: @streamed(memref<sizes=[3] lead=64 data=[1,2,3]>, 2, -6000000000) -> () after arg0=[1,2,-6000000000]
