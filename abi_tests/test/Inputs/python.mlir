// Functions that Python and Rust call.
func.func @scale(%m: memref<?xf32, strided<[?], offset: ?>>, %by: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
    %1 = arith.mulf %0, %by : f32
    memref.store %1, %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  }
  return
}
// Memory of its own: 0, 1, 2 and so on.
func.func @make(%n: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.index_cast %i : index to i64
    memref.store %0, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
// One allocation behind two results.
func.func @twice(%n: index) -> (memref<?xi64>, memref<?xi64, strided<[2], offset: 1>>) {
  %m = call @make(%n) : (index) -> memref<?xi64>
  %c1 = arith.constant 1 : index
  %half = arith.shrui %n, %c1 : index
  %v = memref.subview %m[1] [%half] [2] : memref<?xi64> to memref<?xi64, strided<[2], offset: 1>>
  return %m, %v : memref<?xi64>, memref<?xi64, strided<[2], offset: 1>>
}
func.func @same(%m: memref<?xf64>) -> memref<?xf64> {
  return %m : memref<?xf64>
}
func.func @part(%m: memref<?xf64>, %at: index, %n: index, %step: index) -> memref<?xf64, strided<[?], offset: ?>> {
  %v = memref.subview %m[%at] [%n] [%step] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
  return %v : memref<?xf64, strided<[?], offset: ?>>
}
// The memory of the argument, or its own.
func.func @pick(%m: memref<?xi64>, %new: i1) -> memref<?xi64> {
  %c2 = arith.constant 2 : index
  %r = scf.if %new -> (memref<?xi64>) {
    %0 = func.call @make(%c2) : (index) -> memref<?xi64>
    scf.yield %0 : memref<?xi64>
  } else {
    scf.yield %m : memref<?xi64>
  }
  return %r : memref<?xi64>
}
memref.global "private" constant @numbers_of_table : memref<3xi32> = dense<[3, 1, 4]>
func.func @table() -> memref<3xi32> {
  %m = memref.get_global @numbers_of_table : memref<3xi32>
  return %m : memref<3xi32>
}
func.func @point() -> memref<f64> {
  %m = memref.alloc() : memref<f64>
  %c = arith.constant 2.5 : f64
  memref.store %c, %m[] : memref<f64>
  return %m : memref<f64>
}
func.func @rank_of(%m: memref<*xf32>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
func.func @first_of(%m: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.cast %m : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = memref.load %v[%c0, %c0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
func.func @make_any(%n: index) -> memref<*xi64> {
  %m = call @make(%n) : (index) -> memref<?xi64>
  %u = memref.cast %m : memref<?xi64> to memref<*xi64>
  return %u : memref<*xi64>
}
func.func @same_any(%m: memref<*xi64>) -> memref<*xi64> {
  return %m : memref<*xi64>
}
func.func @corner(%m: memref<2x3xi16>) -> i16 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c1, %c2] : memref<2x3xi16>
  return %0 : i16
}
func.func @column(%m: memref<2x3xi16, strided<[1, 2]>>) -> i16 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c0, %c2] : memref<2x3xi16, strided<[1, 2]>>
  return %0 : i16
}
func.func @behind(%m: memref<?xi8, strided<[?], offset: 2>>) -> i8 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<?xi8, strided<[?], offset: 2>>
  return %0 : i8
}
func.func @invert(%m: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %n = memref.dim %m, %c0 : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xi1>
    %1 = arith.xori %0, %true : i1
    memref.store %1, %m[%i] : memref<?xi1>
  }
  return
}
func.func @real_part(%m: memref<?xcomplex<f64>, strided<[?], offset: ?>>) -> f64 {
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<?xcomplex<f64>, strided<[?], offset: ?>>
  %1 = complex.re %0 : complex<f64>
  return %1 : f64
}
func.func @small(%m: memref<?xui8>, %n: memref<?xsi16>, %i: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.load %i[%c0] : memref<?xindex>
  return %0 : index
}
func.func @odd(%a: i32) -> i1 {
  %0 = arith.trunci %a : i32 to i1
  return %0 : i1
}
func.func @chosen(%a: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.select %a, %c1, %c2 : i32
  return %0 : i32
}
func.func @minus(%a: f16) -> f16 {
  %0 = arith.negf %a : f16
  return %0 : f16
}
func.func @later(%a: bf16, %b: bf16) -> bf16 {
  return %b : bf16
}
func.func @bits(%m: memref<2xbf16>) -> memref<2xbf16> {
  return %m : memref<2xbf16>
}
func.func @sum(%a: i8, %b: i16, %c: i32, %d: i64, %e: index, %f: f32, %g: f64) -> f64 {
  %0 = arith.sitofp %a : i8 to f64
  %1 = arith.sitofp %b : i16 to f64
  %2 = arith.sitofp %c : i32 to f64
  %3 = arith.sitofp %d : i64 to f64
  %e64 = arith.index_cast %e : index to i64
  %4 = arith.sitofp %e64 : i64 to f64
  %5 = arith.extf %f : f32 to f64
  %6 = arith.addf %0, %1 : f64
  %7 = arith.addf %6, %2 : f64
  %8 = arith.addf %7, %3 : f64
  %9 = arith.addf %8, %4 : f64
  %10 = arith.addf %9, %5 : f64
  %11 = arith.addf %10, %g : f64
  return %11 : f64
}
func.func @unsigned(%a: i8 {llvm.zeroext}) -> (i8 {llvm.zeroext}) {
  return %a : i8
}
func.func @swap(%a: i64, %b: i64) -> (i64, i64) {
  return %b, %a : i64, i64
}
func.func @apply(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
func.func @address(%p: !llvm.ptr) -> !llvm.ptr {
  return %p : !llvm.ptr
}
func.func @class(%a: i64) -> i64 {
  return %a : i64
}
func.func @my.name(%a: i64) -> i64 {
  return %a : i64
}
func.func @__init__(%a: i64) -> i64 {
  return %a : i64
}
