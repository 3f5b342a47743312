// RUN: encode-test %s | FileCheck %s
// Static sizes, strides and offsets pass through as written; dynamic ones are taken from the operands in order.

// CHECK: global $"table" : array<6 i32> space=0 align=64 flags=1 = 0x1,0x2,0x3,0x4,0x5,0x6
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]> {alignment = 64}
// CHECK: global $"splat" : array<4 f32> space=0 align=4 flags=0 = 0x3fc00000
memref.global @splat : memref<4xf32> = dense<1.5>
// CHECK: global $"undefined" : array<4 f32> space=0 align=4 flags=2
memref.global @undefined : memref<4xf32> = uninitialized
// CHECK: global $"scalar" : array<1 f64> space=0 align=8 flags=0 = 0x4000000000000000
memref.global @scalar : memref<f64> = dense<2.0>
// CHECK: global $"pairs" : array<2 complex<f32>> space=0 align=4 flags=0 = 0x3f800000,0x40000000,0x40400000,0x40800000
memref.global @pairs : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
// CHECK: global $"empty" : array<0 f32> space=0 align=4 flags=0
memref.global @empty : memref<0x4xf32> = dense<1.0>
// CHECK: global $"outside" : array<4 i8> space=0 align=1 flags=4
memref.global "private" @outside : memref<4xi8>
// CHECK-LABEL: body @"allocate"
// CHECK: block 0([[V0:%[0-9]+]]: index)
func.func @allocate(%n: index) {
  // CHECK: [[V1:%[0-9]+]]: memref<[?,4] f32 strides=[4,1] offset=0> = alloc([[V0]]) [32] : memref<[?,4] f32 strides=[4,1] offset=0>
  %0 = memref.alloc(%n) {alignment = 32} : memref<?x4xf32>
  // CHECK: [[V2:%[0-9]+]]: memref<[?,?] index strides=[?,1] offset=0> = alloca([[V0]], [[V0]]) [0] : memref<[?,?] index strides=[?,1] offset=0>
  %1 = memref.alloca(%n, %n) : memref<?x?xindex>
  // CHECK: [[V3:%[0-9]+]]: memref<[] vector<[4] f32> strides=[] offset=0> = alloc() [0] : memref<[] vector<[4] f32> strides=[] offset=0>
  %2 = memref.alloc() : memref<vector<4xf32>>
  // CHECK: [[V4:%[0-9]+]]: memref<[2] i1 strides=[1] offset=0 space=3> = alloca() [0] : memref<[2] i1 strides=[1] offset=0 space=3>
  %3 = memref.alloca() : memref<2xi1, 3>
  // CHECK: dealloc([[V1]]) : memref<[?,4] f32 strides=[4,1] offset=0>
  memref.dealloc %0 : memref<?x4xf32>
  // CHECK: return()
  return
}
// CHECK-LABEL: body @"access"
// CHECK: block 0([[V0:%[0-9]+]]: memref<[?,4] f32 strides=[?,-1] offset=3>, [[V1:%[0-9]+]]: index)
func.func @access(%m: memref<?x4xf32, strided<[?, -1], offset: 3>>, %i: index) -> f32 {
  // CHECK: [[V2:%[0-9]+]]: f32 = load([[V0]], [[V1]], [[V1]]) [0] : memref<[?,4] f32 strides=[?,-1] offset=3>
  %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: [[V3:%[0-9]+]]: f32 = load([[V0]], [[V1]], [[V1]]) [4] nontemporal : memref<[?,4] f32 strides=[?,-1] offset=3>
  %1 = memref.load %m[%i, %i] {nontemporal = true, alignment = 4} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: store([[V2]], [[V0]], [[V1]], [[V1]]) [8] : memref<[?,4] f32 strides=[?,-1] offset=3>
  memref.store %0, %m[%i, %i] {alignment = 8} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: return([[V3]])
  return %1 : f32
}
// CHECK-LABEL: body @"shape"
// CHECK: block 0([[V0:%[0-9]+]]: memref<[?,4] f32 strides=[4,1] offset=0>, [[V1:%[0-9]+]]: memref<* f32>, [[V2:%[0-9]+]]: index)
func.func @shape(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) {
  // CHECK: [[V3:%[0-9]+]]: index = dim([[V0]], [[V2]]) : memref<[?,4] f32 strides=[4,1] offset=0>
  %0 = memref.dim %m, %i : memref<?x4xf32>
  // CHECK: [[V4:%[0-9]+]]: index = dim([[V1]], [[V2]]) : memref<* f32>
  %1 = memref.dim %u, %i : memref<*xf32>
  // CHECK: [[V5:%[0-9]+]]: index = rank([[V1]]) : memref<* f32>
  %2 = memref.rank %u : memref<*xf32>
  // CHECK: [[V6:%[0-9]+]]: index = rank([[V0]]) : memref<[?,4] f32 strides=[4,1] offset=0>
  %3 = memref.rank %m : memref<?x4xf32>
  // CHECK: dealloc([[V1]]) : memref<* f32>
  memref.dealloc %u : memref<*xf32>
  // CHECK: return()
  return
}
// CHECK-LABEL: body @"casts"
// CHECK: block 0([[V0:%[0-9]+]]: memref<[?,4] f32 strides=[4,1] offset=0>)
func.func @casts(%m: memref<?x4xf32>) -> memref<2x4xf32> {
  // CHECK: [[V1:%[0-9]+]]: memref<* f32> = cast-to-unranked([[V0]]) : memref<[?,4] f32 strides=[4,1] offset=0>
  %0 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  // CHECK: [[V2:%[0-9]+]]: memref<[2,4] f32 strides=[4,1] offset=0> = cast-from-unranked([[V1]]) : memref<* f32>
  %1 = memref.cast %0 : memref<*xf32> to memref<2x4xf32>
  // CHECK: [[V3:%[0-9]+]]: memref<[2,4] f32 strides=[?,1] offset=?> = cast([[V2]]) : memref<[2,4] f32 strides=[4,1] offset=0>
  %2 = memref.cast %1 : memref<2x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  // CHECK: copy([[V0]], [[V3]]) : memref<[?,4] f32 strides=[4,1] offset=0>
  memref.copy %m, %2 : memref<?x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  // CHECK: copy([[V1]], [[V1]]) : memref<* f32>
  memref.copy %0, %0 : memref<*xf32> to memref<*xf32>
  // CHECK: return([[V2]])
  return %1 : memref<2x4xf32>
}
// CHECK-LABEL: body @"views"
// CHECK: block 0([[V0:%[0-9]+]]: memref<[8,?,4] f32 strides=[?,4,1] offset=0>, [[V1:%[0-9]+]]: memref<* f32>, [[V2:%[0-9]+]]: index, [[V3:%[0-9]+]]: index)
func.func @views(%m: memref<8x?x4xf32>, %u: memref<*xf32>, %i: index, %j: index) -> index {
  // CHECK: [[V4:%[0-9]+]]: memref<[?] f32 strides=[?] offset=?> = subview([[V0]], [[V2]], [[V3]], [[V2]]) [?, 0, 1, 1, ?, 1, 2, ?, 1, 5] : memref<[8,?,4] f32 strides=[?,4,1] offset=0>
  %0 = memref.subview %m[%i, 0, 1] [1, %j, 1] [2, %i, 1] : memref<8x?x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK: [[V5:%[0-9]+]]: memref<[] f32 strides=[] offset=0> = subview([[V0]]) [0, 0, 0, 1, 1, 1, 1, 1, 1, 7] : memref<[8,?,4] f32 strides=[?,4,1] offset=0>
  %1 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x?x4xf32> to memref<f32>
  // CHECK: [[V6:%[0-9]+]]: memref<[1,4,4] f32 strides=[?,4,1] offset=0> = subview([[V0]]) [0, 0, 0, 1, 4, 4, 1, 1, 1, 0] : memref<[8,?,4] f32 strides=[?,4,1] offset=0>
  %2 = memref.subview %m[0, 0, 0] [1, 4, 4] [1, 1, 1] : memref<8x?x4xf32> to memref<1x4x4xf32, strided<[?, 4, 1]>>
  // CHECK: [[V7:%[0-9]+]]: memref<[3,?] f32 strides=[?,-1] offset=?> = reinterpret-cast([[V0]], [[V2]], [[V3]], [[V2]]) [?, 3, ?, ?, -1] : memref<[8,?,4] f32 strides=[?,4,1] offset=0>
  %3 = memref.reinterpret_cast %m to offset: [%i], sizes: [3, %j], strides: [%i, -1] : memref<8x?x4xf32> to memref<3x?xf32, strided<[?, -1], offset: ?>>
  // CHECK: [[V8:%[0-9]+]]: memref<[] f32 strides=[] offset=0> = reinterpret-cast([[V1]]) [0] : memref<* f32>
  %4 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  // CHECK: [[V9:%[0-9]+]]: memref<[] f32 strides=[] offset=0>, [[V10:%[0-9]+]]: index, [[V11:%[0-9]+]]: index, [[V12:%[0-9]+]]: index, [[V13:%[0-9]+]]: index, [[V14:%[0-9]+]]: index = extract-metadata([[V7]]) : memref<[3,?] f32 strides=[?,-1] offset=?>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %3 : memref<3x?xf32, strided<[?, -1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK: [[V15:%[0-9]+]]: index = extract-pointer([[V0]]) : memref<[8,?,4] f32 strides=[?,4,1] offset=0>
  %p = memref.extract_aligned_pointer_as_index %m : memref<8x?x4xf32> -> index
  // CHECK: return([[V15]])
  return %p : index
}
// CHECK-LABEL: body @"globals"
func.func @globals() -> memref<2x3xi32> {
  // CHECK: [[V0:%[0-9]+]]: memref<[2,3] i32 strides=[3,1] offset=0> = get-global() [$"table"] : memref<[2,3] i32 strides=[3,1] offset=0>
  %0 = memref.get_global @table : memref<2x3xi32>
  // CHECK: [[V1:%[0-9]+]]: memref<[4] i8 strides=[1] offset=0> = get-global() [$"outside"] : memref<[4] i8 strides=[1] offset=0>
  %1 = memref.get_global @outside : memref<4xi8>
  // CHECK: [[V2:%[0-9]+]]: memref<[] f64 strides=[] offset=0> = get-global() [$"scalar"] : memref<[] f64 strides=[] offset=0>
  %2 = memref.get_global @scalar : memref<f64>
  // CHECK: return([[V0]])
  return %0 : memref<2x3xi32>
}
// CHECK-LABEL: body @"elements"
// CHECK: block 0([[V0:%[0-9]+]]: memref<[2] memref<[?] f32 strides=[1] offset=0> strides=[1] offset=0>, [[V1:%[0-9]+]]: memref<[?] complex<f64> strides=[1] offset=0>, [[V2:%[0-9]+]]: memref<[2,2] vector<[3] i8> strides=[2,1] offset=0>, [[V3:%[0-9]+]]: index)
func.func @elements(%a: memref<2xmemref<?xf32>>, %b: memref<?xcomplex<f64>>, %c: memref<2x2xvector<3xi8>>, %i: index) {
  // CHECK: [[V4:%[0-9]+]]: memref<[?] f32 strides=[1] offset=0> = load([[V0]], [[V3]]) [0] : memref<[2] memref<[?] f32 strides=[1] offset=0> strides=[1] offset=0>
  %0 = memref.load %a[%i] : memref<2xmemref<?xf32>>
  // CHECK: [[V5:%[0-9]+]]: complex<f64> = load([[V1]], [[V3]]) [0] : memref<[?] complex<f64> strides=[1] offset=0>
  %1 = memref.load %b[%i] : memref<?xcomplex<f64>>
  // CHECK: [[V6:%[0-9]+]]: vector<[3] i8> = load([[V2]], [[V3]], [[V3]]) [0] : memref<[2,2] vector<[3] i8> strides=[2,1] offset=0>
  %2 = memref.load %c[%i, %i] : memref<2x2xvector<3xi8>>
  // CHECK: return()
  return
}
