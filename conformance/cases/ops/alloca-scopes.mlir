// RUN: %check %s
// memref.alloca: memory per frame, per loop iteration, in recursion, across calls; never shared between frames.
func.func @in_loop(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %m = memref.alloca() : memref<2x2xi32>
  %v = arith.index_cast %i : index to i32
  memref.store %v, %m[%c1, %c0] : memref<2x2xi32>
  %w = memref.load %m[%c1, %c0] : memref<2x2xi32>
  %s = arith.addi %sum, %w : i32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %s : index, i32)
^exit:
  return %sum : i32
}
func.func @frames(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %more = arith.cmpi sgt, %n, %c0 : i32
  cf.cond_br %more, ^deeper, ^end(%c0 : i32)
^deeper:
  %k = arith.subi %n, %c1 : i32
  %r = call @frames(%k) : (i32) -> i32
  cf.br ^end(%r : i32)
^end(%below: i32):
  %own = memref.load %m[] : memref<i32>
  %s = arith.addi %own, %below : i32
  return %s : i32
}
func.func private @write(%m: memref<?xf32>, %i: index, %a: f32) {
  memref.store %a, %m[%i] : memref<?xf32>
  return
}
func.func @lent(%n: index, %a: f32, %b: f32) -> (f32, f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  %m = memref.alloca(%n) : memref<?xf32>
  call @write(%m, %c0, %a) : (memref<?xf32>, index, f32) -> ()
  call @write(%m, %last, %b) : (memref<?xf32>, index, f32) -> ()
  %x = memref.load %m[%c0] : memref<?xf32>
  %y = memref.load %m[%last] : memref<?xf32>
  %d = memref.dim %m, %c0 : memref<?xf32>
  return %x, %y, %d : f32, f32, index
}
// CALL: @in_loop(0) -> 0
// CALL: @in_loop(10) -> 45
// CALL: @frames(0) -> 0
// CALL: @frames(9) -> 45
// CALL: @frames(-2147483648) -> -2147483648
// CALL: @lent(4, 1.5, -2.5) -> 1.5, -2.5, 4
// CALL-RANDOM: @in_loop(0..30) count=10 seed=1
// CALL-RANDOM: @frames(0..20) count=10 seed=1
// CALL-RANDOM: @lent(2..9, _, _) count=10 seed=1
