// RUN: %check %s
// memref.alloca_scope: results leave, memory of the scope does not; scopes nest, loop and hold calls.
func.func @value(%a: i32, %b: i32) -> (i32, i32) {
  %r, %n = memref.alloca_scope -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.alloca() : memref<2xi32>
    memref.store %a, %m[%c0] : memref<2xi32>
    memref.store %b, %m[%c1] : memref<2xi32>
    %x = memref.load %m[%c0] : memref<2xi32>
    %y = memref.load %m[%c1] : memref<2xi32>
    %s = arith.subi %x, %y : i32
    memref.alloca_scope.return %s, %x : i32, i32
  }
  return %r, %n : i32, i32
}
func.func @nested(%n: index, %a: f32) -> f32 {
  %outer = memref.alloca(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  memref.store %a, %outer[%c0] : memref<?xf32>
  memref.alloca_scope {
    %m = memref.alloca(%n) : memref<?xf32>
    %v = memref.load %outer[%c0] : memref<?xf32>
    memref.store %v, %m[%c0] : memref<?xf32>
    %t = memref.alloca_scope -> (f32) {
      %k = memref.alloca() : memref<f32>
      %w = memref.load %m[%c0] : memref<?xf32>
      %twice = arith.addf %w, %w : f32
      memref.store %twice, %k[] : memref<f32>
      %q = memref.load %k[] : memref<f32>
      memref.alloca_scope.return %q : f32
    }
    memref.store %t, %m[%c0] : memref<?xf32>
    %z = memref.load %m[%c0] : memref<?xf32>
    memref.store %z, %outer[%c0] : memref<?xf32>
  }
  %r = memref.load %outer[%c0] : memref<?xf32>
  return %r : f32
}
func.func @loop(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  cf.br ^head(%c0, %z : index, i64)
^head(%i: index, %sum: i64):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %s = memref.alloca_scope -> (i64) {
    %m = memref.alloca() : memref<4096xindex>
    memref.store %i, %m[%i] : memref<4096xindex>
    %v = memref.load %m[%i] : memref<4096xindex>
    %w = arith.index_cast %v : index to i64
    %t = arith.addi %sum, %w : i64
    memref.alloca_scope.return %t : i64
  }
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %s : index, i64)
^exit:
  return %sum : i64
}
// CALL: @value(9, 4) -> 5, 9
// CALL: @nested(3, 1.25) -> 2.5
// CALL: @loop(0) -> 0
// CALL: @loop(3000) -> 4498500
// CALL-RANDOM: @value(_, _) count=10
// CALL-RANDOM: @value(_, _) count=60 seed=11
// CALL: @nested(3, nan) -> nan
// CALL: @nested(3, inf) -> inf
// CALL: @nested(3, -0.0) -> -0.0
// CALL: @loop(-1) -> 0
