// RUN: %check %s
// memref.realloc: the first elements survive, whether the memory grows, shrinks or keeps its size; static and dynamic sizes on both sides.
func.func @resize(%n: index, %k: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %x = memref.load %r[%c0] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %x : i32
}
func.func @keep(%src: memref<?xi16>, %k: index, %out: memref<?xi16>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %src, %c0 : memref<?xi16>
  %m = memref.alloc(%n) : memref<?xi16>
  memref.copy %src, %m : memref<?xi16> to memref<?xi16>
  %r = memref.realloc %m(%k) : memref<?xi16> to memref<?xi16>
  %common = arith.minsi %n, %k : index
  %from = memref.subview %r[0] [%common] [1] : memref<?xi16> to memref<?xi16, strided<[1]>>
  %to = memref.subview %out[0] [%common] [1] : memref<?xi16> to memref<?xi16, strided<[1]>>
  memref.copy %from, %to : memref<?xi16, strided<[1]>> to memref<?xi16, strided<[1]>>
  %base, %o, %size, %stride = memref.extract_strided_metadata %r : memref<?xi16> -> memref<i16>, index, index, index
  memref.dealloc %r : memref<?xi16>
  return %size, %stride : index, index
}
func.func @grow_and_fill(%v: f64, %w: f64) -> (f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xf64>
  memref.store %v, %m[%c0] : memref<2xf64>
  memref.store %w, %m[%c1] : memref<2xf64>
  %r = memref.realloc %m : memref<2xf64> to memref<5xf64>
  %s = arith.addf %v, %w : f64
  memref.store %s, %r[%c2] : memref<5xf64>
  %x = memref.load %r[%c0] : memref<5xf64>
  %y = memref.load %r[%c1] : memref<5xf64>
  %z = memref.load %r[%c2] : memref<5xf64>
  memref.dealloc %r : memref<5xf64>
  return %x, %y, %z : f64, f64, f64
}
func.func @static_from_dynamic(%n: index, %v: i8) -> i8 {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %m[%c3] : memref<?xi8>
  %r = memref.realloc %m : memref<?xi8> to memref<4xi8>
  %x = memref.load %r[%c3] : memref<4xi8>
  memref.dealloc %r : memref<4xi8>
  return %x : i8
}
func.func @dynamic_from_static(%k: index, %v: i64) -> (i64, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi64>
  memref.store %v, %m[%c3] : memref<4xi64>
  %r = memref.realloc %m(%k) : memref<4xi64> to memref<?xi64>
  %n = memref.dim %r, %c0 : memref<?xi64>
  %x = memref.load %r[%c3] : memref<?xi64>
  memref.dealloc %r : memref<?xi64>
  return %x, %n : i64, index
}
func.func @static_smaller(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  %r = memref.realloc %m : memref<4xi32> to memref<2xi32>
  %x = memref.load %r[%c1] : memref<2xi32>
  memref.dealloc %r : memref<2xi32>
  return %x : i32
}
func.func @push(%values: memref<?xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %values, %c0 : memref<?xi32>
  %empty = memref.alloc(%c0) : memref<?xi32>
  cf.br ^more(%c0, %empty : index, memref<?xi32>)
^more(%i: index, %list: memref<?xi32>):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^push, ^done
^push:
  %next = arith.addi %i, %c1 : index
  %longer = memref.realloc %list(%next) : memref<?xi32> to memref<?xi32>
  %v = memref.load %values[%i] : memref<?xi32>
  memref.store %v, %longer[%i] : memref<?xi32>
  cf.br ^more(%next, %longer : index, memref<?xi32>)
^done:
  memref.copy %list, %out : memref<?xi32> to memref<?xi32>
  memref.dealloc %list : memref<?xi32>
  return
}
// CALL: @resize(4, 9, 77) -> 77
// CALL: @resize(4, 4, 77) -> 77
// CALL: @resize(4, 1, 77) -> 77
// CALL: @keep(memref<sizes=[3] data=[1,-2,3]>, 5, memref<sizes=[6] data=[0,0,0,0,0,0]>) -> 5, 1 after arg2=[1,-2,3,0,0,0]
// CALL: @keep(memref<sizes=[3] data=[1,-2,3]>, 2, memref<sizes=[6] data=[0,0,0,0,0,0]>) -> 2, 1 after arg2=[1,-2,0,0,0,0]
// CALL: @keep(memref<sizes=[3] data=[1,-2,3]>, 0, memref<sizes=[3] data=[0,0,0]>) -> 0, 1 after arg2=[0,0,0]
// CALL: @keep(memref<sizes=[0]>, 3, memref<sizes=[3] data=[0,0,0]>) -> 3, 1 after arg2=[0,0,0]
// CALL: @grow_and_fill(1.5, -0.0) -> 1.5, -0.0, 1.5
// CALL: @grow_and_fill(-0.0, -0.0) -> -0.0, -0.0, -0.0
// CALL: @static_from_dynamic(4, -7) -> -7
// CALL: @static_from_dynamic(100, -7) -> -7
// CALL: @dynamic_from_static(1000, -123456789012) -> -123456789012, 1000
// CALL: @dynamic_from_static(4, 5) -> 5, 4
// CALL: @static_smaller(12) -> 12
// CALL: @push(memref<sizes=[5] data=[3,1,4,1,5]>, memref<sizes=[5]>) -> () after arg1=[3,1,4,1,5]
// CALL: @push(memref<sizes=[0]>, memref<sizes=[0]>) -> ()
// CALL-RANDOM: @resize(1..9, 1..9, _) count=40 seed=1
// CALL-RANDOM: @keep(memref<sizes=[N]>, 0..9, memref<sizes=[10]>) N=0..9 count=60 seed=1
// CALL-RANDOM: @static_from_dynamic(4..20, _) count=20 seed=1
// CALL-RANDOM: @dynamic_from_static(4..20, _) count=20 seed=1
// CALL-RANDOM: @push(memref<sizes=[N]>, memref<sizes=[N]>) N=0..12 count=40 seed=1
