// RUN: memref-cts-opt --lower-func-to-llvm %s | FileCheck %s --check-prefixes=CHECK,CF,ARITH,INDEX,COMPLEX,MATH,MEMREF,UB,VECTOR --implicit-check-not='func.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-cf-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,ARITH,INDEX,COMPLEX,MATH,MEMREF,UB,VECTOR --implicit-check-not='cf.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-arith-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,INDEX,COMPLEX,MATH,MEMREF,UB,VECTOR --implicit-check-not='arith.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-index-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,COMPLEX,MATH,MEMREF,UB,VECTOR --implicit-check-not='index.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-complex-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,INDEX,MATH,MEMREF,UB,VECTOR --implicit-check-not='complex.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-math-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,INDEX,COMPLEX,MEMREF,UB,VECTOR --implicit-check-not='math.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-memref-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,INDEX,COMPLEX,MATH,UB,VECTOR --implicit-check-not='memref.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-ub-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,INDEX,COMPLEX,MATH,MEMREF,VECTOR --implicit-check-not='ub.{{[a-z_]+ }}'
// RUN: memref-cts-opt --lower-vector-to-llvm %s | FileCheck %s --check-prefixes=CHECK,FUNC,CF,ARITH,INDEX,COMPLEX,MATH,MEMREF,UB --implicit-check-not='vector.{{[a-z_]+ }}'
// FLOW-03: the pass of a dialect leaves the operations of all others as they are, also those that use values whose types it converts
// (index, complex numbers, memrefs, vectors). FLOW-04: casts are between, and what comes out verifies.

// FUNC: func.func private @callee(memref<?xindex>, index) -> index
func.func private @callee(memref<?xindex>, index) -> index

// FUNC: func.func @f(%{{.*}}: memref<?xindex>, %{{.*}}: index, %{{.*}}: complex<f32>, %{{.*}}: vector<2x4xindex>, %{{.*}}: i1)
func.func @f(%m: memref<?xindex>, %i: index, %z: complex<f32>, %v: vector<2x4xindex>, %c: i1) -> (index, f32, vector<4xindex>) {
  // UB: ub.poison : index
  %0 = ub.poison : index
  // MEMREF: memref.load %{{.*}} : memref<?xindex>
  %1 = memref.load %m[%i] : memref<?xindex>
  // INDEX: index.add
  %2 = index.add %1, %i
  // ARITH: arith.addi %{{.*}} : index
  %3 = arith.addi %2, %1 : index
  // CF: cf.cond_br %{{.*}}(%{{.*}} : index), ^{{bb[0-9]+}}(%{{.*}} : index)
  cf.cond_br %c, ^end(%3 : index), ^end(%0 : index)
^end(%4: index):
  // FUNC: call @callee(%{{.*}}) : (memref<?xindex>, index) -> index
  %5 = func.call @callee(%m, %4) : (memref<?xindex>, index) -> index
  // COMPLEX: complex.re %{{.*}} : complex<f32>
  %6 = complex.re %z : complex<f32>
  // MATH: math.sqrt
  %7 = math.sqrt %6 : f32
  // VECTOR: vector.extract %{{.*}} : vector<4xindex> from vector<2x4xindex>
  %8 = vector.extract %v[1] : vector<4xindex> from vector<2x4xindex>
  // ARITH: arith.addi %{{.*}} : vector<4xindex>
  %9 = arith.addi %8, %8 : vector<4xindex>
  // CHECK: return
  // FUNC-SAME: index, f32, vector<4xindex>
  return %5, %7, %9 : index, f32, vector<4xindex>
}
