// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Atomic updates, prefetch, scopes of allocations and promises.

// CHECK-LABEL: llvm.func @kinds
func.func @kinds(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %v: i32, %w: f32) -> i32 {
  // CHECK: [[OLD:%.*]] = llvm.atomicrmw add [[P:%.*]], {{%.*}} acq_rel : !llvm.ptr, i32
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  // CHECK: llvm.atomicrmw xchg
  %1 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xi32>) -> i32
  // CHECK: llvm.atomicrmw umin
  %2 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  // CHECK: llvm.atomicrmw fmaximum
  %3 = memref.atomic_rmw maximumf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  // CHECK: llvm.atomicrmw fmax
  %4 = memref.atomic_rmw maxnumf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  // CHECK: llvm.return [[OLD]]
  return %0 : i32
}
// CHECK-LABEL: llvm.func @product
func.func @product(%f: memref<f64>, %w: f64) -> f64 {
  // CHECK: [[FIRST:%.*]] = llvm.load {{%.*}} atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  // CHECK: llvm.br ^[[LOOP:bb[0-9]+]]([[FIRST]] : i64)
  // CHECK: ^[[LOOP]]([[SEEN:%.*]]: i64):
  // CHECK: [[BITS:%.*]] = llvm.freeze [[SEEN]] : i64
  // CHECK: [[OLD:%.*]] = llvm.bitcast [[BITS]] : i64 to f64
  // CHECK: [[NEW:%.*]] = llvm.fmul [[OLD]], {{%.*}} : f64
  // CHECK: [[CHANGED:%.*]] = llvm.bitcast [[NEW]] : f64 to i64
  // CHECK: [[PAIR:%.*]] = llvm.cmpxchg {{%.*}}, [[BITS]], [[CHANGED]] acq_rel monotonic : !llvm.ptr, i64
  // CHECK: [[FOUND:%.*]] = llvm.extractvalue [[PAIR]][0]
  // CHECK: [[DONE:%.*]] = llvm.extractvalue [[PAIR]][1]
  // CHECK: llvm.cond_br [[DONE]], ^[[AFTER:bb[0-9]+]], ^[[LOOP]]([[FOUND]] : i64)
  // CHECK: ^[[AFTER]]:
  %0 = memref.atomic_rmw mulf %w, %f[] : (f64, memref<f64>) -> f64
  // CHECK: llvm.return [[OLD]]
  return %0 : f64
}
// LLVM has an instruction of 128 bits for an exchange only.
// CHECK-LABEL: llvm.func @wide
func.func @wide(%f: memref<f128>, %w: f128) {
  // CHECK: llvm.atomicrmw xchg %{{.*}}, %{{.*}} acq_rel : !llvm.ptr, f128
  %0 = memref.atomic_rmw assign %w, %f[] : (f128, memref<f128>) -> f128
  // CHECK: llvm.load %{{.*}} atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i128
  // CHECK: llvm.fadd
  // CHECK: llvm.cmpxchg
  %1 = memref.atomic_rmw addf %w, %f[] : (f128, memref<f128>) -> f128
  return
}
// Bits are exchanged as they are; arithmetic on them is that of f32, between two looks at them.
// CHECK-LABEL: llvm.func @small
func.func @small(%f: memref<f8E5M2>, %w: f8E5M2) {
  // CHECK: llvm.atomicrmw xchg %{{.*}}, %{{.*}} acq_rel : !llvm.ptr, i8
  %0 = memref.atomic_rmw assign %w, %f[] : (f8E5M2, memref<f8E5M2>) -> f8E5M2
  // CHECK: llvm.fadd %{{.*}} : f32
  // CHECK: llvm.cmpxchg {{.*}} : !llvm.ptr, i8
  %1 = memref.atomic_rmw addf %w, %f[] : (f8E5M2, memref<f8E5M2>) -> f8E5M2
  return
}
// CHECK-LABEL: llvm.func @region
func.func @region(%m: memref<4xi8>, %i: index, %v: i8) -> i8 {
  // CHECK: llvm.intr.stacksave
  // CHECK: llvm.br ^[[LOOP:bb[0-9]+]]
  // CHECK: ^[[LOOP]]([[SEEN:%.*]]: i8):
  // CHECK: [[OLD:%.*]] = llvm.freeze [[SEEN]] : i8
  // CHECK: [[NEW:%.*]] = llvm.xor [[OLD]], {{%.*}} : i8
  // CHECK: llvm.cmpxchg {{%.*}}, [[OLD]], [[NEW]]
  // CHECK: llvm.intr.stackrestore
  %0 = memref.alloca_scope -> (i8) {
    %1 = memref.generic_atomic_rmw %m[%i] : memref<4xi8> {
    ^bb0(%old: i8):
      %2 = arith.xori %old, %v : i8
      memref.atomic_yield %2 : i8
    }
    memref.alloca_scope.return %1 : i8
  }
  // CHECK: llvm.return [[OLD]]
  return %0 : i8
}
// An assumption that does not hold would be undefined even where the result is not used.
// CHECK-LABEL: llvm.func @promises
func.func @promises(%m: memref<4xi8>, %n: memref<4xi8>, %i: index) -> i8 {
  // CHECK-NOT: llvm.intr.assume
  %0 = memref.assume_alignment %m, 16 : memref<4xi8>
  %1, %2 = memref.distinct_objects %0, %n : memref<4xi8>, memref<4xi8>
  // CHECK: "llvm.intr.prefetch"({{%.*}}) <{cache = 1 : i32, hint = 2 : i32, rw = 1 : i32}>
  memref.prefetch %1[%i], write, locality<2>, data : memref<4xi8>
  // CHECK: llvm.load
  %3 = memref.load %1[%i] : memref<4xi8>
  return %3 : i8
}
