// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.assume_alignment that does not hold: only its result is poison, and nothing uses it.
func.func @f(%m: memref<4xi32>, %use: i1) -> i32 {
  %c1 = arith.constant 1 : index
  %a = memref.assume_alignment %m, 32 : memref<4xi32>
  cf.cond_br %use, ^assumed, ^given
^assumed:
  %r = memref.load %a[%c1] : memref<4xi32>
  return %r : i32
^given:
  %s = memref.load %m[%c1] : memref<4xi32>
  return %s : i32
}
// CALL: @f(memref<align=16 data=[1,2,3,4]>, false) -> 2
// CALL: @f(memref<align=32 data=[1,2,3,4]>, true) -> 2
// CALL: @f(memref<align=16 data=[1,2,3,4] lead=64>, false) -> 2
// CALL: @f(memref<align=16 data=[-1640531527,1013904242,-626627284,2027808485] lead=64>, false) -> 1013904242
// CALL: @f(memref<align=32 data=[1,2,3,4] lead=64>, true) -> 2
// CALL: @f(memref<align=32 data=[-1640531527,1013904242,-626627284,2027808485] lead=64>, true) -> 1013904242
