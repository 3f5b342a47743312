// RUN: encode-test %s | FileCheck %s
// Static sizes, strides and offsets pass through as written; dynamic ones are taken from the operands in order.

// CHECK: global @table : array<6 x i32> constant private align=64 = [1, 2, 3, 4, 5, 6]
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]> {alignment = 64}
// CHECK: global @splat : array<4 x f32> = [1.5]
memref.global @splat : memref<4xf32> = dense<1.5>
// CHECK: global @undefined : array<4 x f32> uninitialized
memref.global @undefined : memref<4xf32> = uninitialized
// CHECK: global @scalar : array<1 x f64> = [2.0]
memref.global @scalar : memref<f64> = dense<2.0>
// CHECK: global @pairs : array<2 x complex<f32>> = [1.0, 2.0, 3.0, 4.0]
memref.global @pairs : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
// CHECK: global @empty : array<0 x f32>
memref.global @empty : memref<0x4xf32> = dense<1.0>
// CHECK: global @outside : array<4 x i8> external private
memref.global "private" @outside : memref<4xi8>
// CHECK-LABEL: func @allocate : (index) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: index):
func.func @allocate(%n: index) {
  // CHECK: [[V1:%[0-9]+]]: memref<?x4xf32> = alloc [[V0]] align=32 : memref<?x4xf32>
  %0 = memref.alloc(%n) {alignment = 32} : memref<?x4xf32>
  // CHECK: [[V2:%[0-9]+]]: memref<?x?xindex> = alloca [[V0]], [[V0]] : memref<?x?xindex>
  %1 = memref.alloca(%n, %n) : memref<?x?xindex>
  // CHECK: [[V3:%[0-9]+]]: memref<vector<4xf32>> = alloc : memref<vector<4xf32>>
  %2 = memref.alloc() : memref<vector<4xf32>>
  // CHECK: [[V4:%[0-9]+]]: memref<2xi1, 3> = alloca : memref<2xi1, 3>
  %3 = memref.alloca() : memref<2xi1, 3>
  // CHECK: dealloc [[V1]] : memref<?x4xf32>
  memref.dealloc %0 : memref<?x4xf32>
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @access : (memref<?x4xf32, strided<[?, -1], offset: 3>>, index) -> (f32)
// CHECK: ^0([[V0:%[0-9]+]]: memref<?x4xf32, strided<[?, -1], offset: 3>>, [[V1:%[0-9]+]]: index):
func.func @access(%m: memref<?x4xf32, strided<[?, -1], offset: 3>>, %i: index) -> f32 {
  // CHECK: [[V2:%[0-9]+]]: f32 = load [[V0]], [[V1]], [[V1]] : memref<?x4xf32, strided<[?, -1], offset: 3>>
  %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: [[V3:%[0-9]+]]: f32 = load nontemporal [[V0]], [[V1]], [[V1]] align=4 : memref<?x4xf32, strided<[?, -1], offset: 3>>
  %1 = memref.load %m[%i, %i] {nontemporal = true, alignment = 4} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: store [[V2]], [[V0]], [[V1]], [[V1]] align=8 : memref<?x4xf32, strided<[?, -1], offset: 3>>
  memref.store %0, %m[%i, %i] {alignment = 8} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  // CHECK: return [[V3]]
  return %1 : f32
}
// CHECK-LABEL: func @shape : (memref<?x4xf32>, memref<*xf32>, index) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: memref<?x4xf32>, [[V1:%[0-9]+]]: memref<*xf32>, [[V2:%[0-9]+]]: index):
func.func @shape(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) {
  // CHECK: [[V3:%[0-9]+]]: index = dim [[V0]], [[V2]] : memref<?x4xf32>
  %0 = memref.dim %m, %i : memref<?x4xf32>
  // CHECK: [[V4:%[0-9]+]]: index = dim [[V1]], [[V2]] : memref<*xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  // CHECK: [[V5:%[0-9]+]]: index = rank [[V1]] : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  // CHECK: [[V6:%[0-9]+]]: index = rank [[V0]] : memref<?x4xf32>
  %3 = memref.rank %m : memref<?x4xf32>
  // CHECK: dealloc [[V1]] : memref<*xf32>
  memref.dealloc %u : memref<*xf32>
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @casts : (memref<?x4xf32>) -> (memref<2x4xf32>)
// CHECK: ^0([[V0:%[0-9]+]]: memref<?x4xf32>):
func.func @casts(%m: memref<?x4xf32>) -> memref<2x4xf32> {
  // CHECK: [[V1:%[0-9]+]]: memref<*xf32> = cast-to-unranked [[V0]] : memref<?x4xf32>
  %0 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  // CHECK: [[V2:%[0-9]+]]: memref<2x4xf32> = cast-from-unranked [[V1]] : memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<2x4xf32>
  // CHECK: [[V3:%[0-9]+]]: memref<2x4xf32, strided<[?, 1], offset: ?>> = cast [[V2]] : memref<2x4xf32>
  %2 = memref.cast %1 : memref<2x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  // CHECK: copy [[V0]], [[V3]] : memref<?x4xf32>
  memref.copy %m, %2 : memref<?x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  // CHECK: copy [[V1]], [[V1]] : memref<*xf32>
  memref.copy %0, %0 : memref<*xf32> to memref<*xf32>
  // CHECK: return [[V2]]
  return %1 : memref<2x4xf32>
}
// CHECK-LABEL: func @views : (memref<8x?x4xf32>, memref<*xf32>, index, index) -> (index)
// CHECK: ^0([[V0:%[0-9]+]]: memref<8x?x4xf32>, [[V1:%[0-9]+]]: memref<*xf32>, [[V2:%[0-9]+]]: index, [[V3:%[0-9]+]]: index):
func.func @views(%m: memref<8x?x4xf32>, %u: memref<*xf32>, %i: index, %j: index) -> index {
  // CHECK: [[V4:%[0-9]+]]: memref<?xf32, strided<[?], offset: ?>> = subview [[V0]]{{\[}}[[V2]], 0, 1][1, [[V3]], 1][2, [[V2]], 1] drop=5 : memref<8x?x4xf32>
  %0 = memref.subview %m[%i, 0, 1] [1, %j, 1] [2, %i, 1] : memref<8x?x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK: [[V5:%[0-9]+]]: memref<f32> = subview [[V0]][0, 0, 0][1, 1, 1][1, 1, 1] drop=7 : memref<8x?x4xf32>
  %1 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x?x4xf32> to memref<f32>
  // CHECK: [[V6:%[0-9]+]]: memref<1x4x4xf32, strided<[?, 4, 1]>> = subview [[V0]][0, 0, 0][1, 4, 4][1, 1, 1] : memref<8x?x4xf32>
  %2 = memref.subview %m[0, 0, 0] [1, 4, 4] [1, 1, 1] : memref<8x?x4xf32> to memref<1x4x4xf32, strided<[?, 4, 1]>>
  // CHECK: [[V7:%[0-9]+]]: memref<3x?xf32, strided<[?, -1], offset: ?>> = reinterpret-cast [[V0]]{{\[}}[[V2]]][3, [[V3]]]{{\[}}[[V2]], -1] : memref<8x?x4xf32>
  %3 = memref.reinterpret_cast %m to offset: [%i], sizes: [3, %j], strides: [%i, -1] : memref<8x?x4xf32> to memref<3x?xf32, strided<[?, -1], offset: ?>>
  // CHECK: [[V8:%[0-9]+]]: memref<f32> = reinterpret-cast [[V1]][0][][] : memref<*xf32>
  %4 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  // CHECK: [[V9:%[0-9]+]]: memref<f32>, [[V10:%[0-9]+]]: index, [[V11:%[0-9]+]]: index, [[V12:%[0-9]+]]: index, [[V13:%[0-9]+]]: index, [[V14:%[0-9]+]]: index = extract-metadata [[V7]] : memref<3x?xf32, strided<[?, -1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %3 : memref<3x?xf32, strided<[?, -1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK: [[V15:%[0-9]+]]: index = extract-pointer [[V0]] : memref<8x?x4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<8x?x4xf32> -> index
  // CHECK: return [[V15]]
  return %p : index
}
// CHECK-LABEL: func @shapes : (memref<64xi8>, memref<?x6xf32, strided<[?, 2], offset: ?>>, memref<f32>, index) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: memref<64xi8>, [[V1:%[0-9]+]]: memref<?x6xf32, strided<[?, 2], offset: ?>>, [[V2:%[0-9]+]]: memref<f32>, [[V3:%[0-9]+]]: index):
func.func @shapes(%b: memref<64xi8>, %m: memref<?x6xf32, strided<[?, 2], offset: ?>>, %p: memref<f32>, %i: index) {
  // CHECK: [[V4:%[0-9]+]]: memref<?x2xf32> = view [[V0]], [[V3]], [[V3]] : memref<64xi8>
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<?x2xf32>
  // CHECK: [[V5:%[0-9]+]]: memref<?x4x2x3xf32, strided<[?, ?, 6, 2], offset: ?>> = expand-shape [[V1]][2, 2]{{\[}}[[V3]], 4, 2, 3] : memref<?x6xf32, strided<[?, 2], offset: ?>>
  %1 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 4, 2, 3] : memref<?x6xf32, strided<[?, 2], offset: ?>> into memref<?x4x2x3xf32, strided<[?, ?, 6, 2], offset: ?>>
  // CHECK: [[V6:%[0-9]+]]: memref<?x6xf32, strided<[?, 2], offset: ?>> = collapse-shape [[V5]][2, 2] : memref<?x4x2x3xf32, strided<[?, ?, 6, 2], offset: ?>>
  %2 = memref.collapse_shape %1 [[0, 1], [2, 3]] : memref<?x4x2x3xf32, strided<[?, ?, 6, 2], offset: ?>> into memref<?x6xf32, strided<[?, 2], offset: ?>>
  // CHECK: [[V7:%[0-9]+]]: memref<1x1xf32> = expand-shape [[V2]][][1, 1] : memref<f32>
  %3 = memref.expand_shape %p [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  // CHECK: [[V8:%[0-9]+]]: memref<f32> = collapse-shape [[V7]] {} : memref<1x1xf32>
  %4 = memref.collapse_shape %3 [] : memref<1x1xf32> into memref<f32>
  // CHECK: [[V9:%[0-9]+]]: memref<2xi32> = alloc : memref<2xi32>
  %5 = memref.alloc() : memref<2xi32>
  // CHECK: [[V10:%[0-9]+]]: memref<?x?xf32> = reshape [[V4]], [[V9]] : memref<?x2xf32>
  %6 = memref.reshape %0(%5) : (memref<?x2xf32>, memref<2xi32>) -> memref<?x?xf32>
  // CHECK: [[V11:%[0-9]+]]: memref<?xi32> = realloc [[V9]], [[V3]] align=32 : memref<2xi32>
  %7 = memref.realloc %5(%i) {alignment = 32} : memref<2xi32> to memref<?xi32>
  // CHECK: [[V12:%[0-9]+]]: memref<5xi32> = realloc [[V11]] : memref<?xi32>
  %8 = memref.realloc %7 : memref<?xi32> to memref<5xi32>
  // CHECK: [[V13:%[0-9]+]]: memref<?x?xf32, 3> = memory-space-cast [[V10]] : memref<?x?xf32>
  %9 = memref.memory_space_cast %6 : memref<?x?xf32> to memref<?x?xf32, 3>
  // CHECK: return loc
  return
}
// CHECK-LABEL: func @globals : () -> (memref<2x3xi32>)
func.func @globals() -> memref<2x3xi32> {
  // CHECK: [[V0:%[0-9]+]]: memref<2x3xi32> = get-global @table : memref<2x3xi32>
  %0 = memref.get_global @table : memref<2x3xi32>
  // CHECK: [[V1:%[0-9]+]]: memref<4xi8> = get-global @outside : memref<4xi8>
  %1 = memref.get_global @outside : memref<4xi8>
  // CHECK: [[V2:%[0-9]+]]: memref<f64> = get-global @scalar : memref<f64>
  %2 = memref.get_global @scalar : memref<f64>
  // CHECK: return [[V0]]
  return %0 : memref<2x3xi32>
}
// CHECK-LABEL: func @elements : (memref<2xmemref<?xf32>>, memref<?xcomplex<f64>>, memref<2x2xvector<3xi8>>, index) -> ()
// CHECK: ^0([[V0:%[0-9]+]]: memref<2xmemref<?xf32>>, [[V1:%[0-9]+]]: memref<?xcomplex<f64>>, [[V2:%[0-9]+]]: memref<2x2xvector<3xi8>>, [[V3:%[0-9]+]]: index):
func.func @elements(%a: memref<2xmemref<?xf32>>, %b: memref<?xcomplex<f64>>, %c: memref<2x2xvector<3xi8>>, %i: index) {
  // CHECK: [[V4:%[0-9]+]]: memref<?xf32> = load [[V0]], [[V3]] : memref<2xmemref<?xf32>>
  %0 = memref.load %a[%i] : memref<2xmemref<?xf32>>
  // CHECK: [[V5:%[0-9]+]]: complex<f64> = load [[V1]], [[V3]] : memref<?xcomplex<f64>>
  %1 = memref.load %b[%i] : memref<?xcomplex<f64>>
  // CHECK: [[V6:%[0-9]+]]: vector<3xi8> = load [[V2]], [[V3]], [[V3]] : memref<2x2xvector<3xi8>>
  %2 = memref.load %c[%i, %i] : memref<2x2xvector<3xi8>>
  // CHECK: return loc
  return
}

// CHECK-LABEL: func @turned : (memref<2x3x4xi8>) -> (memref<4x2x3xi8, strided<[1, 12, 4]>>)
// CHECK: ^0([[V0:%[0-9]+]]: memref<2x3x4xi8>):
func.func @turned(%m: memref<2x3x4xi8>) -> memref<4x2x3xi8, strided<[1, 12, 4]>> {
  // CHECK: [[V1:%[0-9]+]]: memref<4x2x3xi8, strided<[1, 12, 4]>> = transpose [[V0]][2, 0, 1] : memref<2x3x4xi8>
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xi8> to memref<4x2x3xi8, strided<[1, 12, 4]>>
  return %0 : memref<4x2x3xi8, strided<[1, 12, 4]>>
}
