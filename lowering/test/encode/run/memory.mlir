// RUN: encode-test --quiet %s
// Run by EncodeRunTest as source and lowered; EXPECT lines hold the results, leaf by leaf.

memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func private @fill(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %more, ^inner(%c0 : index), ^exit
^inner(%j: index):
  %left = arith.cmpi slt, %j, %columns : index
  cf.cond_br %left, ^body, ^next
^body:
  %0 = arith.muli %i, %c10 : index
  %1 = arith.addi %0, %j : index
  %2 = arith.index_cast %1 : index to i32
  memref.store %2, %m[%i, %j] : memref<?x?xi32>
  %jn = arith.addi %j, %c1 : index
  cf.br ^inner(%jn : index)
^next:
  %in = arith.addi %i, %c1 : index
  cf.br ^outer(%in : index)
^exit:
  return
}
// EXPECT: @views 34 34 24 8 2 32
func.func @views() -> (i32, i32, i32, index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc(%c4, %c6) : memref<?x?xi32>
  call @fill(%m) : (memref<?x?xi32>) -> ()
  %v = memref.subview %m[1, %c2] [3, 2] [1, %c2] : memref<?x?xi32> to memref<3x2xi32, strided<[?, ?], offset: ?>>
  %0 = memref.load %v[%c2, %c1] : memref<3x2xi32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<3x2xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [2, 3], strides: [%t#1, %t#0] : memref<i32> to memref<2x3xi32, strided<[?, ?], offset: ?>>
  %1 = memref.load %r[%c1, %c2] : memref<2x3xi32, strided<[?, ?], offset: ?>>
  %row = memref.subview %m[2, 0] [1, 6] [1, 1] : memref<?x?xi32> to memref<6xi32, strided<[1], offset: ?>>
  %2 = memref.load %row[%c4] : memref<6xi32, strided<[1], offset: ?>>
  %d = memref.dim %v, %c1 : memref<3x2xi32, strided<[?, ?], offset: ?>>
  %copy = memref.alloca() {alignment = 16} : memref<3x2xi32>
  memref.copy %v, %copy : memref<3x2xi32, strided<[?, ?], offset: ?>> to memref<3x2xi32>
  %5 = memref.load %copy[%c2, %c0] : memref<3x2xi32>
  memref.dealloc %m : memref<?x?xi32>
  return %0, %1, %2, %o, %d, %5 : i32, i32, i32, index, index, i32
}
func.func private @pass(%m: memref<2x3xi32>, %f: f32) -> (f32, memref<2x3xi32>) {
  return %f, %m : f32, memref<2x3xi32>
}
// EXPECT: @globals 6 0x3f000000
func.func @globals() -> (i32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 0.5 : f32
  %g = memref.get_global @table : memref<2x3xi32>
  %0:2 = call @pass(%g, %f) : (memref<2x3xi32>, f32) -> (f32, memref<2x3xi32>)
  %1 = memref.load %0#1[%c1, %c2] : memref<2x3xi32>
  return %1, %0#0 : i32, f32
}
// EXPECT: @elements 7 1 -1 1
func.func @elements() -> (i32, vector<2xi16>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %outer = memref.alloca() : memref<2xmemref<2xi32>>
  %inner = memref.alloca() : memref<2xi32>
  %seven = arith.constant 7 : i32
  memref.store %seven, %inner[%c1] : memref<2xi32>
  memref.store %inner, %outer[%c1] : memref<2xmemref<2xi32>>
  %m = memref.load %outer[%c1] : memref<2xmemref<2xi32>>
  %0 = memref.load %m[%c1] : memref<2xi32>
  %vectors = memref.alloca() : memref<3xvector<2xi16>>
  %v = arith.constant dense<[1, -1]> : vector<2xi16>
  memref.store %v, %vectors[%c1] : memref<3xvector<2xi16>>
  %1 = memref.load %vectors[%c1] : memref<3xvector<2xi16>>
  %bits = memref.alloca() : memref<9xi1>
  %true = arith.constant true
  memref.store %true, %bits[%c0] : memref<9xi1>
  %2 = memref.load %bits[%c0] : memref<9xi1>
  return %0, %1, %2 : i32, vector<2xi16>, i1
}
