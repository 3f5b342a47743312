// RUN: %check %s
// More arguments than registers: integers of all widths, floats and memrefs in one list, each given back or combined in a way that shows an exchange.
func.func private @weigh(%a: i8, %b: i16, %c: i32, %d: i64, %e: i1, %f: i8, %g: i16, %h: i32, %i: i64, %j: i7, %k: i24, %l: i64) -> i64 {
  %c3 = arith.constant 3 : i64
  %a1 = arith.extsi %a : i8 to i64
  %b1 = arith.extsi %b : i16 to i64
  %c1 = arith.extsi %c : i32 to i64
  %e1 = arith.extui %e : i1 to i64
  %f1 = arith.extui %f : i8 to i64
  %g1 = arith.extui %g : i16 to i64
  %h1 = arith.extui %h : i32 to i64
  %j1 = arith.extsi %j : i7 to i64
  %k1 = arith.extsi %k : i24 to i64
  %0 = arith.muli %a1, %c3 : i64
  %1 = arith.addi %0, %b1 : i64
  %2 = arith.muli %1, %c3 : i64
  %3 = arith.addi %2, %c1 : i64
  %4 = arith.muli %3, %c3 : i64
  %5 = arith.addi %4, %d : i64
  %6 = arith.muli %5, %c3 : i64
  %7 = arith.addi %6, %e1 : i64
  %8 = arith.muli %7, %c3 : i64
  %9 = arith.addi %8, %f1 : i64
  %10 = arith.muli %9, %c3 : i64
  %11 = arith.addi %10, %g1 : i64
  %12 = arith.muli %11, %c3 : i64
  %13 = arith.addi %12, %h1 : i64
  %14 = arith.muli %13, %c3 : i64
  %15 = arith.addi %14, %i : i64
  %16 = arith.muli %15, %c3 : i64
  %17 = arith.addi %16, %j1 : i64
  %18 = arith.muli %17, %c3 : i64
  %19 = arith.addi %18, %k1 : i64
  %20 = arith.muli %19, %c3 : i64
  %21 = arith.addi %20, %l : i64
  return %21 : i64
}
func.func @integers(%a: i8, %b: i16, %c: i32, %d: i64, %e: i1, %f: i8, %g: i16, %h: i32, %i: i64, %j: i7, %k: i24, %l: i64) -> (i64, i8, i24, i7, i1, i64) {
  %r = call @weigh(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l) : (i8, i16, i32, i64, i1, i8, i16, i32, i64, i7, i24, i64) -> i64
  return %r, %f, %k, %j, %e, %l : i64, i8, i24, i7, i1, i64
}
func.func private @pass(%a: f32, %b: f64, %c: f32, %d: f64, %e: f16, %f: f32, %g: f64, %h: f32, %i: f64, %j: bf16, %k: i32, %l: f80, %m: f128) -> (f128, f80, bf16, f64, f16, f32) {
  return %m, %l, %j, %i, %e, %a : f128, f80, bf16, f64, f16, f32
}
func.func @floats(%m: f128, %l: f80, %k: i32, %j: bf16, %i: f64, %h: f32, %g: f64, %f: f32, %e: f16, %d: f64, %c: f32, %b: f64, %a: f32) -> (f128, f80, bf16, f64, f16, f32) {
  %r:6 = call @pass(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l, %m) : (f32, f64, f32, f64, f16, f32, f64, f32, f64, bf16, i32, f80, f128) -> (f128, f80, bf16, f64, f16, f32)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : f128, f80, bf16, f64, f16, f32
}
func.func @memrefs(%a: memref<?xi8>, %b: i128, %c: memref<?x?xi16>, %d: i128, %e: memref<i32>, %f: i64, %g: memref<?xi8>, %h: f64) -> (i128, i128, i64, f64, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %a, %c0 : memref<?xi8>
  %1 = memref.dim %c, %c0 : memref<?x?xi16>
  %2 = memref.dim %c, %c1 : memref<?x?xi16>
  %3 = memref.dim %g, %c0 : memref<?xi8>
  return %d, %b, %f, %h, %0, %1, %2, %3 : i128, i128, i64, f64, index, index, index, index
}
// CALL: @integers(1, 1, 1, 1, true, 1, 1, 1, 1, 1, 1, 1) -> 265720, 1, 1, 1, true, 1
// CALL: @integers(-1, 2, -3, 4, false, -1, -1, -1, 5, -64, -8388608, 7) -> 347883203683, -1, -8388608, -64, false, 7
// CALL: @integers(1, 1, 1, 9223372036854775807, true, 1, 1, 1, 1, 1, 1, 1) -> -9223372036854523210, 1, 1, 1, true, 1
// CALL: @floats(1.5, -2.5, 7, 3.0, 4.5, 5.0, 6.0, 7.0, -8.5, 9.0, 10.0, 11.0, -12.5) -> 1.5, -2.5, 3.0, 4.5, -8.5, -12.5
// CALL: @memrefs(memref<sizes=[3]>, 170141183460469231731687303715884105727, memref<sizes=[4,5]>, -2, memref<>, -3, memref<sizes=[6]>, 0.5) -> -2, 170141183460469231731687303715884105727, -3, 0.5, 3, 4, 5, 6
// CALL-RANDOM: @integers(_, _, _, _, _, _, _, _, _, _, _, _) count=50 seed=1
// CALL-RANDOM: @floats(_, _, _, _, _, _, _, _, _, _, _, _, _) count=50 seed=1
// CALL-RANDOM: @memrefs(_, _, _, _, _, _, _, _) count=50 seed=1
// CALL-RANDOM: @integers(_, _, _, _, _, _, _, _, _, _, _, _) count=60 seed=11
