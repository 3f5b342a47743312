// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.atomic_rmw on integers: every kind, element widths of 8 to 64 bits; the result is the value before the update.
func.func @addi(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw addi %v, %m[%i, %j] : (i8, memref<?x?xi8, strided<[?, ?], offset: ?>>) -> i8
  return %r : i8
}
func.func @andi(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw andi %v, %m[%i, %j] : (i32, memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32
  return %r : i32
}
func.func @assign(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i64) -> i64 {
  %r = memref.atomic_rmw assign %v, %m[%i, %j] : (i64, memref<?x?xi64, strided<[?, ?], offset: ?>>) -> i64
  return %r : i64
}
func.func @maxs(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw maxs %v, %m[%i, %j] : (i8, memref<?x?xi8, strided<[?, ?], offset: ?>>) -> i8
  return %r : i8
}
func.func @maxu(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i16) -> i16 {
  %r = memref.atomic_rmw maxu %v, %m[%i, %j] : (i16, memref<?x?xi16, strided<[?, ?], offset: ?>>) -> i16
  return %r : i16
}
func.func @mins(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw mins %v, %m[%i, %j] : (i32, memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32
  return %r : i32
}
func.func @minu(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i64) -> i64 {
  %r = memref.atomic_rmw minu %v, %m[%i, %j] : (i64, memref<?x?xi64, strided<[?, ?], offset: ?>>) -> i64
  return %r : i64
}
func.func @ori(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw ori %v, %m[%i, %j] : (i8, memref<?x?xi8, strided<[?, ?], offset: ?>>) -> i8
  return %r : i8
}
func.func @xori(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i16) -> i16 {
  %r = memref.atomic_rmw xori %v, %m[%i, %j] : (i16, memref<?x?xi16, strided<[?, ?], offset: ?>>) -> i16
  return %r : i16
}
// CALL: @addi(memref<sizes=[2,2] data=[7,100,7,7]>, 0, 1, 50) -> 100 after arg0=[7,-106,7,7]
// CALL-RANDOM: @addi(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @andi(memref<sizes=[2,2] data=[7,12,7,7]>, 0, 1, 10) -> 12 after arg0=[7,8,7,7]
// CALL-RANDOM: @andi(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @assign(memref<sizes=[2,2] data=[7,1,7,7]>, 0, 1, 2) -> 1 after arg0=[7,2,7,7]
// CALL-RANDOM: @assign(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @maxs(memref<sizes=[2,2] data=[7,-3,7,7]>, 0, 1, 2) -> -3 after arg0=[7,2,7,7]
// CALL-RANDOM: @maxs(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @maxu(memref<sizes=[2,2] data=[7,-3,7,7]>, 0, 1, 2) -> -3 after arg0=[7,-3,7,7]
// CALL-RANDOM: @maxu(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @mins(memref<sizes=[2,2] data=[7,-3,7,7]>, 0, 1, 2) -> -3 after arg0=[7,-3,7,7]
// CALL-RANDOM: @mins(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @minu(memref<sizes=[2,2] data=[7,-3,7,7]>, 0, 1, 2) -> -3 after arg0=[7,2,7,7]
// CALL-RANDOM: @minu(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @ori(memref<sizes=[2,2] data=[7,12,7,7]>, 0, 1, 10) -> 12 after arg0=[7,14,7,7]
// CALL-RANDOM: @ori(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
// CALL: @xori(memref<sizes=[2,2] data=[7,12,7,7]>, 0, 1, 10) -> 12 after arg0=[7,6,7,7]
// CALL-RANDOM: @xori(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30
