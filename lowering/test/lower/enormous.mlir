// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// Sizes that cannot be: one error each, before anything of that size is made.

// CHECK-NOT: error:
// CHECK: error: 'memref.alloc' op type 'memref<1152921504606846976xf64>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @heap() {
  %0 = memref.alloc() : memref<1152921504606846976xf64>
  %1 = memref.alloc() : memref<1152921504606846975xf64>
  return
}

// -----

// CHECK: error: 'memref.alloca' op type 'memref<4294967296x4294967296xi8>' has more bytes than
// CHECK-NOT: error:
func.func @stack() {
  %0 = memref.alloca() : memref<4294967296x4294967296xi8>
  %1 = memref.alloca() : memref<4294967296x0x4294967296xi8>
  return
}

// -----

// CHECK: error: 'memref.global' op type 'memref<4294967296x4294967296x4xindex>' has more bytes than
// CHECK-NOT: error:
memref.global @g : memref<4294967296x4294967296x4xindex> = uninitialized

// -----

// CHECK: error: 'memref.alloc' op type 'memref<536870912xf32>' has more bytes than an index of 32 bits can count
// CHECK-NOT: error:
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @narrow() {
    %0 = memref.alloc() : memref<536870911xf32>
    %1 = memref.alloc() : memref<536870912xf32>
    return
  }
}

// -----

// CHECK: error: 'func.func' op type 'vector<4294967296xf32>' has more lanes in its last dimension than LLVM can count
// CHECK-NOT: error:
func.func private @lanes(vector<4294967295xf32>, vector<4294967296x2xf32>, vector<4294967296xf32>)

// -----

// CHECK: error: 'arith.addf' op type 'vector<1073741824x2xf32>' has more than 1048576 lanes
// CHECK-NOT: error:
func.func @rows(%a: vector<1073741824x2xf32>, %b: vector<2048x512xf32>) -> vector<2048x512xf32> {
  %0 = arith.addf %a, %a : vector<1073741824x2xf32>
  return %b : vector<2048x512xf32>
}

// -----

// CHECK: error: 'vector.shape_cast' op type 'vector<1073741824xf32>' has more than 1048576 lanes
// CHECK-NOT: error:
func.func @shape(%a: vector<1073741824xf32>) {
  %0 = vector.shape_cast %a : vector<1073741824xf32> to vector<32768x32768xf32>
  return
}

// -----

// CHECK: error: 'vector.contract' op has more than 16777216 products
// CHECK-NOT: error:
func.func @products(%a: vector<512x512xf32>) {
  %0 = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %a, %a, %a : vector<512x512xf32>, vector<512x512xf32> into vector<512x512xf32>
  return
}

// -----

// CHECK: error: 'memref.alloca' op has an alignment above 2147483648 bytes, which LLVM does not have
// CHECK-NOT: error:
func.func @aligned() {
  %0 = memref.alloca() {alignment = 2147483648 : i64} : memref<4xf32>
  %1 = memref.alloca() {alignment = 4294967296 : i64} : memref<4xf32>
  return
}

// -----

// CHECK: error: 'memref.global' op has an alignment above 2147483648 bytes
// CHECK-NOT: error:
memref.global @g : memref<f32> = dense<1.0> {alignment = 4294967296 : i64}

// -----

// CHECK: error: 'func.func' op type 'i8388609' has a width that LLVM does not have
// CHECK-NOT: error:
func.func private @wide(i8388608, i8388609)

// -----

// CHECK: error: 'func.func' op type 'memref<4xvector<2xi0>>' has a width that LLVM does not have
// CHECK-NOT: error:
func.func private @nothing(memref<4xvector<2xi0>>)

// -----

// CHECK: error: 'memref.realloc' op type 'memref<4611686018427387904xf32>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @grown(%m: memref<4xf32>) -> memref<4611686018427387904xf32> {
  %0 = memref.realloc %m : memref<4xf32> to memref<4611686018427387904xf32>
  return %0 : memref<4611686018427387904xf32>
}

// -----

// What the alignment adds still fits an allocator's size, which has no sign.
// CHECK: error: 'memref.alloc' op type 'memref<2305843009213693952xi32>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @padded() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<9223372036854775807xi8>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<2305843009213693952xi32>
  return
}

// -----

// Elements that are no numbers have bytes, too.
// CHECK: error: 'memref.alloca' op type 'memref<1152921504606846975xvector<4xf32>>' has more bytes than an index of 64 bits can count
// CHECK: error: 'memref.alloc' op type 'memref<1152921504606846975xcomplex<f64>>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @parts() {
  %0 = memref.alloca() : memref<1152921504606846975xvector<4xf32>>
  %1 = memref.alloc() : memref<1152921504606846975xcomplex<f64>>
  return
}

// -----

// Whatever the dynamic size is, unless it is zero.
// CHECK: error: 'memref.alloc' op type 'memref<?x2305843009213693952xf32>' has more bytes than an index of 64 bits can count
// CHECK: error: 'memref.alloca' op type 'memref<2305843009213693952x?xf32>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @dynamic(%n: index) {
  %0 = memref.alloc(%n) : memref<?x2305843009213693951xf32>
  %1 = memref.alloc(%n) : memref<?x2305843009213693952x0xf32>
  %2 = memref.alloc(%n) : memref<?x2305843009213693952xf32>
  %3 = memref.alloca(%n) : memref<2305843009213693952x?xf32>
  return
}

// -----

// CHECK: error: 'memref.view' op type 'memref<4x2305843009213693952xf32>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
func.func @viewed(%m: memref<64xi8>, %at: index) {
  %0 = memref.view %m[%at][] : memref<64xi8> to memref<2305843009213693951xf32>
  %1 = memref.view %m[%at][] : memref<64xi8> to memref<4x2305843009213693952xf32>
  return
}

// -----

// Nor can a descriptor say how far one step of the first dimension is.
// CHECK: error: 'memref.alloc' op type 'memref<?x4611686018427387904x8xf32>' has a stride that an index of 64 bits cannot hold (and 2 more of this)
// CHECK-NOT: error:
func.func @steps(%n: index) {
  %0 = memref.alloc(%n) : memref<?x4611686018427387904x8xf32>
  %1 = memref.alloca(%n) : memref<?x4611686018427387904x8xf32>
  memref.dealloc %0 : memref<?x4611686018427387904x8xf32>
  return
}

// -----

// CHECK: error: 'memref.load' op has an alignment above 4294967296 bytes, which LLVM does not have (and 4 more of this)
// CHECK-NOT: error:
func.func @accesses(%m: memref<4xf32>, %i: index, %x: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = memref.load %m[%i] {alignment = 8589934592 : i64} : memref<4xf32>
  %1 = memref.load %m[%i] {alignment = 4294967296 : i64} : memref<4xf32>
  memref.store %x, %m[%i] {alignment = 8589934592 : i64} : memref<4xf32>
  %2 = vector.load %m[%i] {alignment = 8589934592 : i64} : memref<4xf32>, vector<4xf32>
  vector.store %v, %m[%i] {alignment = 8589934592 : i64} : memref<4xf32>, vector<4xf32>
  vector.maskedstore %m[%i], %k, %v {alignment = 8589934592 : i64} : memref<4xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

// CHECK: error: 'memref.global' op is of type 'memref<0x9223372036854775807xf32>', part of which, type 'memref<1x9223372036854775807xf32>' has more bytes than an index of 64 bits can count
// CHECK-NOT: error:
memref.global @empty : memref<0x9223372036854775807xf32> = dense<1.0>
