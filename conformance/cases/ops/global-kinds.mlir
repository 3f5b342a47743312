// RUN: %check %s
// CLAUSE: XLATE-15
// Globals: constant and mutable, dense and splat, rank 0 to 3, uninitialised then written, every kind of element.
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @cube : memref<2x2x2xi8> = dense<[[[0, 1], [2, 3]], [[4, 5], [6, -7]]]>
memref.global "private" constant @splat : memref<4x4xf32> = dense<-2.5>
memref.global "private" constant @scalar : memref<i64> = dense<-9000000000>
memref.global "private" constant @bits : memref<5xi1> = dense<[true, false, true, true, false]>
memref.global "private" constant @odd : memref<3xi24> = dense<[1, -8388608, 8388607]>
memref.global "private" constant @small : memref<2xbf16> = dense<[1.5, -0.0]>
memref.global "private" constant @pairs : memref<2xcomplex<f32>> = dense<[(1.0, -2.0), (0.0, 4.5)]>
memref.global "private" constant @wide : memref<2xi128> = dense<[-1, 85070591730234615865843651857942052864]>
memref.global "private" constant @indices : memref<3xindex> = dense<[5, -1, 0]>
memref.global "private" constant @nothing : memref<0x3xi32> = dense<>
memref.global "private" @scratch : memref<3xi16> = uninitialized
memref.global "private" @counter : memref<2xi64> = dense<[10, 20]>
func.func @read_table(%i: index, %j: index) -> i32 {
  %m = memref.get_global @table : memref<2x3xi32>
  %r = memref.load %m[%i, %j] : memref<2x3xi32>
  return %r : i32
}
func.func @read_cube(%i: index, %j: index, %k: index) -> i8 {
  %m = memref.get_global @cube : memref<2x2x2xi8>
  %r = memref.load %m[%i, %j, %k] : memref<2x2x2xi8>
  return %r : i8
}
func.func @read_splat(%i: index, %j: index) -> f32 {
  %m = memref.get_global @splat : memref<4x4xf32>
  %r = memref.load %m[%i, %j] : memref<4x4xf32>
  return %r : f32
}
func.func @read_others(%i: index) -> (i64, i1, i24, bf16, complex<f32>, i128, index) {
  %0 = memref.get_global @scalar : memref<i64>
  %1 = memref.get_global @bits : memref<5xi1>
  %2 = memref.get_global @odd : memref<3xi24>
  %3 = memref.get_global @small : memref<2xbf16>
  %4 = memref.get_global @pairs : memref<2xcomplex<f32>>
  %5 = memref.get_global @wide : memref<2xi128>
  %6 = memref.get_global @indices : memref<3xindex>
  %a = memref.load %0[] : memref<i64>
  %b = memref.load %1[%i] : memref<5xi1>
  %c = memref.load %2[%i] : memref<3xi24>
  %d = memref.load %3[%i] : memref<2xbf16>
  %e = memref.load %4[%i] : memref<2xcomplex<f32>>
  %f = memref.load %5[%i] : memref<2xi128>
  %g = memref.load %6[%i] : memref<3xindex>
  return %a, %b, %c, %d, %e, %f, %g : i64, i1, i24, bf16, complex<f32>, i128, index
}
func.func @write_scratch(%i: index, %a: i16) -> i16 {
  %m = memref.get_global @scratch : memref<3xi16>
  memref.store %a, %m[%i] : memref<3xi16>
  %k = memref.get_global @scratch : memref<3xi16>
  %r = memref.load %k[%i] : memref<3xi16>
  return %r : i16
}
func.func private @bump(%a: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @counter : memref<2xi64>
  %v = memref.load %m[%c1] : memref<2xi64>
  %w = arith.addi %v, %a : i64
  memref.store %w, %m[%c1] : memref<2xi64>
  return %v : i64
}
func.func @state(%a: i64, %b: i64) -> (i64, i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = call @bump(%a) : (i64) -> i64
  %y = call @bump(%b) : (i64) -> i64
  %m = memref.get_global @counter : memref<2xi64>
  %z = memref.load %m[%c1] : memref<2xi64>
  %w = memref.load %m[%c0] : memref<2xi64>
  return %x, %y, %z, %w : i64, i64, i64, i64
}
func.func @copied(%k: memref<2x3xi32, strided<[?, ?], offset: ?>>) {
  %m = memref.get_global @table : memref<2x3xi32>
  memref.copy %m, %k : memref<2x3xi32> to memref<2x3xi32, strided<[?, ?], offset: ?>>
  return
}
func.func @fields() -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @cube : memref<2x2x2xi8>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<2x2x2xi8> -> memref<i8>, index, index, index, index, index, index, index
  %n = memref.get_global @nothing : memref<0x3xi32>
  %d = memref.dim %n, %c0 : memref<0x3xi32>
  return %o, %t#0, %t#1, %d : index, index, index, index
}
// CALL: @read_table(1, 0) -> 4
// CALL: @read_table(0, 2) -> 3
// CALL: @read_cube(1, 1, 1) -> -7
// CALL: @read_cube(1, 0, 1) -> 5
// CALL: @read_splat(3, 2) -> -2.5
// CALL: @read_others(0) -> -9000000000, true, 1, 1.5, (1.0, -2.0), -1, 5
// CALL: @read_others(1) -> -9000000000, false, -8388608, -0.0, (0.0, 4.5), 85070591730234615865843651857942052864, -1
// CALL: @write_scratch(2, -5) -> -5
// CALL: @state(5, 7) -> 20, 25, 32, 10
// CALL: @state(-1, 1) -> 20, 19, 20, 10
// CALL: @copied(memref<strides=[1,2] data=[0,0,0,0,0,0]>) -> () after arg0=[1,2,3,4,5,6]
// CALL: @fields() -> 0, 4, 2, 0
// CALL-RANDOM: @read_table(0..1, 0..2) count=20 seed=1
// CALL-RANDOM: @read_cube(0..1, 0..1, 0..1) count=20 seed=1
// CALL-RANDOM: @read_others(0..1) count=10 seed=1
// CALL-RANDOM: @write_scratch(0..2, _) count=10 seed=1
// CALL-RANDOM: @state(_, _) count=10 seed=1
// CALL-RANDOM: @copied(_) count=10 seed=1
