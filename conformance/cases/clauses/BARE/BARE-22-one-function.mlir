// RUN: %check %s
// CLAUSE: BARE-22
// Functions that ask for bare pointers pass them: as entry, as callee and as a function that others provide. Those that do not ask pass descriptors.
func.func private @probe_bare(memref<2x3xf32>, f32) -> f32 attributes {llvm.bareptr}
func.func private @probe_descriptor(memref<2x3xf32>, f32) -> f32
func.func @entry(%x: f32, %m: memref<2x3xf32>, %n: memref<2x3xf32>) -> memref<2x3xf32> attributes {llvm.bareptr} {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1, %c1] : memref<2x3xf32>
  %s = arith.addf %v, %x : f32
  memref.store %s, %n[%c1, %c1] : memref<2x3xf32>
  return %n : memref<2x3xf32>
}
func.func @several(%m: memref<f32>, %x: f32, %n: memref<2x3xf32>) -> (memref<2x3xf32>, f32, memref<f32>) attributes {llvm.bareptr} {
  memref.store %x, %m[] : memref<f32>
  return %n, %x, %m : memref<2x3xf32>, f32, memref<f32>
}
func.func @caller(%x: f32, %m: memref<2x3xf32>) -> (memref<2x3xf32>, f32, f32) {
  %r = call @entry(%x, %m, %m) : (f32, memref<2x3xf32>, memref<2x3xf32>) -> memref<2x3xf32>
  %a = call @probe_bare(%r, %x) : (memref<2x3xf32>, f32) -> f32
  %b = call @probe_descriptor(%r, %x) : (memref<2x3xf32>, f32) -> f32
  return %r, %a, %b : memref<2x3xf32>, f32, f32
}
// CALL: @entry(2.0, memref<data=[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]>, memref<fill=zero>) -> memref<buffer=arg2 data=[0.0, 0.0, 0.0, 0.0, 7.0, 0.0]>
// CALL: @several(memref<fill=zero>, 3.0, memref<fill=zero>) -> memref<buffer=arg2>, 3.0, memref<buffer=arg0 data=[3.0]>
// CALL: @caller(2.0, memref<data=[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]>) -> memref<buffer=arg1>, _, _ after arg1=[1.0, 2.0, 3.0, 4.0, 7.0, 6.0]
// CALL-RANDOM: @entry count=20 seed=1
// CALL-RANDOM: @several count=20 seed=2
// CHECK-DAG: llvm.func @probe_bare(!llvm.ptr, f32) -> f32
// CHECK-DAG: llvm.func @probe_descriptor(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> f32
// CHECK-DAG: llvm.func @entry(%{{[^:]*}}: f32, %{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.ptr) -> !llvm.ptr
