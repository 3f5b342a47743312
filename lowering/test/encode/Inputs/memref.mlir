memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]> {alignment = 64}
memref.global @splat : memref<4xf32> = dense<1.5>
memref.global @undefined : memref<4xf32> = uninitialized
memref.global @scalar : memref<f64> = dense<2.0>
memref.global "private" @outside : memref<4xi8>
memref.global @pairs : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global @empty : memref<0x4xf32> = dense<1.0>
func.func @allocate(%n: index) {
  %0 = memref.alloc(%n) {alignment = 32} : memref<?x4xf32>
  %1 = memref.alloca(%n, %n) : memref<?x?xindex>
  %2 = memref.alloc() : memref<vector<4xf32>>
  %3 = memref.alloca() : memref<2xi1, 3>
  memref.dealloc %0 : memref<?x4xf32>
  return
}
func.func @access(%m: memref<?x4xf32, strided<[?, -1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32, strided<[?, -1], offset: 3>>
  %1 = memref.load %m[%i, %i] {nontemporal = true, alignment = 4} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  memref.store %0, %m[%i, %i] {alignment = 8} : memref<?x4xf32, strided<[?, -1], offset: 3>>
  return %1 : f32
}
func.func @shape(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %3 = memref.rank %m : memref<?x4xf32>
  memref.dealloc %u : memref<*xf32>
  return
}
func.func @casts(%m: memref<?x4xf32>) -> memref<2x4xf32> {
  %0 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<2x4xf32>
  %2 = memref.cast %1 : memref<2x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  memref.copy %m, %2 : memref<?x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  memref.copy %0, %0 : memref<*xf32> to memref<*xf32>
  return %1 : memref<2x4xf32>
}
func.func @views(%m: memref<8x?x4xf32>, %u: memref<*xf32>, %i: index, %j: index) -> index {
  %0 = memref.subview %m[%i, 0, 1] [1, %j, 1] [2, %i, 1] : memref<8x?x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x?x4xf32> to memref<f32>
  %2 = memref.subview %m[0, 0, 0] [1, 4, 4] [1, 1, 1] : memref<8x?x4xf32> to memref<1x4x4xf32, strided<[?, 4, 1]>>
  %3 = memref.reinterpret_cast %m to offset: [%i], sizes: [3, %j], strides: [%i, -1] : memref<8x?x4xf32> to memref<3x?xf32, strided<[?, -1], offset: ?>>
  %4 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %3 : memref<3x?xf32, strided<[?, -1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<8x?x4xf32> -> index
  return %p : index
}
func.func @globals() -> memref<2x3xi32> {
  %0 = memref.get_global @table : memref<2x3xi32>
  %1 = memref.get_global @outside : memref<4xi8>
  %2 = memref.get_global @scalar : memref<f64>
  return %0 : memref<2x3xi32>
}
func.func @elements(%a: memref<2xmemref<?xf32>>, %b: memref<?xcomplex<f64>>, %c: memref<2x2xvector<3xi8>>, %i: index) {
  %0 = memref.load %a[%i] : memref<2xmemref<?xf32>>
  %1 = memref.load %b[%i] : memref<?xcomplex<f64>>
  %2 = memref.load %c[%i, %i] : memref<2x2xvector<3xi8>>
  return
}
