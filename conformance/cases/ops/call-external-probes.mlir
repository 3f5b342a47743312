// RUN: %check %s
// External observers see every argument as the source program passes it: scalars of all widths, ranked and unranked memrefs, and their results arrive.
func.func private @probe_scalars(i1, i8, i16, i32, i64, index, f32, f64) -> i64
func.func private @probe_pair(i32, i32) -> (i32, f64)
func.func private @probe_view(memref<?x?xi32, strided<[?, ?], offset: ?>>, i8) -> i16
func.func private @probe_static(memref<2x3xf32>, index) -> index
func.func private @probe_unranked(memref<*xf32>, i32) -> i32
func.func private @probe_nothing()
func.func @scalars(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: index, %g: f32, %h: f64) -> (i64, i32, f64) {
  %r = call @probe_scalars(%a, %b, %c, %d, %e, %f, %g, %h) : (i1, i8, i16, i32, i64, index, f32, f64) -> i64
  %s:2 = call @probe_pair(%d, %d) : (i32, i32) -> (i32, f64)
  call @probe_nothing() : () -> ()
  return %r, %s#0, %s#1 : i64, i32, f64
}
func.func @views(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %k: memref<2x3xf32>, %a: i8, %i: index) -> (i16, index, i32) {
  %c0 = arith.constant 0 : index
  %r = call @probe_view(%m, %a) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, i8) -> i16
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %row = memref.subview %m[0, 0] [%n, 1] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x1xi32, strided<[?, ?], offset: ?>>
  %wide = memref.cast %row : memref<?x1xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %q = call @probe_view(%wide, %a) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, i8) -> i16
  %s = call @probe_static(%k, %i) : (memref<2x3xf32>, index) -> index
  %u = memref.cast %k : memref<2x3xf32> to memref<*xf32>
  %c = arith.extsi %q : i16 to i32
  %t = call @probe_unranked(%u, %c) : (memref<*xf32>, i32) -> i32
  return %r, %s, %t : i16, index, i32
}
func.func @in_loop(%n: i32) -> i64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  cf.br ^head(%c0, %z : i32, i64)
^head(%i: i32, %sum: i64):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %r:2 = call @probe_pair(%i, %n) : (i32, i32) -> (i32, f64)
  %w = arith.extsi %r#0 : i32 to i64
  %s = arith.addi %sum, %w : i64
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next, %s : i32, i64)
^exit:
  return %sum : i64
}
// CALL: @scalars(true, -1, -2, -3, -4, -5, 1.5, -0.0) -> _, _, _
// CALL: @scalars(false, 127, 32767, 2147483647, -9223372036854775808, 0, inf, nan) -> _, _, _
// CALL: @views(memref<sizes=[2,2] strides=[-3,1] offset=3 data=[1,2,3,4]>, memref<data=[1,2,3,4,5,6]>, -7, 5) -> _, _, _
// CALL: @in_loop(0) -> 0
// CALL: @in_loop(5) -> _
// CALL-RANDOM: @scalars(_, _, _, _, _, _, _, _) count=40 seed=1
// CALL-RANDOM: @views(memref<sizes=[M,N]>, _, _, _) M=1..4 N=1..4 count=40 seed=1
// CALL-RANDOM: @in_loop(0..8) count=10 seed=1
