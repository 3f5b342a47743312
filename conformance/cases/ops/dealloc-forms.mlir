// RUN: %check %s
// CLAUSE: ALLOC-16
// memref.dealloc of ranked, unranked, cast, zero-sized and conditionally chosen allocations.
func.func @ranked(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %a, %m[%c0] : memref<?xi32>
  %r = memref.load %m[%c0] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %r : i32
}
func.func @unranked(%n: index) -> index {
  %m = memref.alloc(%n, %n) : memref<?x?xi32>
  %u = memref.cast %m : memref<?x?xi32> to memref<*xi32>
  %r = memref.rank %u : memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return %r : index
}
func.func @through_cast(%a: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi8>
  %k = memref.cast %m : memref<2xi8> to memref<?xi8, strided<[?], offset: ?>>
  memref.store %a, %k[%c1] : memref<?xi8, strided<[?], offset: ?>>
  %r = memref.load %m[%c1] : memref<2xi8>
  memref.dealloc %k : memref<?xi8, strided<[?], offset: ?>>
  return %r : i8
}
func.func @chosen(%c: i1, %a: i8) -> (i8, memref<3xi8>) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3xi8>
  %k = memref.alloc() : memref<3xi8>
  %keep = arith.select %c, %m, %k : memref<3xi8>
  %drop = arith.select %c, %k, %m : memref<3xi8>
  memref.store %a, %drop[%c1] : memref<3xi8>
  %r = memref.load %drop[%c1] : memref<3xi8>
  memref.dealloc %drop : memref<3xi8>
  memref.store %r, %keep[%c1] : memref<3xi8>
  return %r, %keep : i8, memref<3xi8>
}
func.func private @release(%m: memref<?xi64>) {
  memref.dealloc %m : memref<?xi64>
  return
}
func.func @in_callee(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) {alignment = 128 : i64} : memref<?xi64>
  %d = memref.dim %m, %c0 : memref<?xi64>
  call @release(%m) : (memref<?xi64>) -> ()
  return %d : index
}
// CALL: @ranked(3, 5) -> 5
// CALL: @unranked(3) -> 2
// CALL: @through_cast(-5) -> -5
// CALL: @chosen(true, 4) -> 4, memref<data=[_,4,_] buffer=fresh>
// CALL: @chosen(false, 4) -> 4, memref<data=[_,4,_] buffer=fresh>
// CALL: @in_callee(6) -> 6
// CALL-RANDOM: @ranked(1..9, _) count=10 seed=1
// CALL-RANDOM: @unranked(0..5) count=10 seed=1
// CALL-RANDOM: @in_callee(0..9) count=10 seed=1
