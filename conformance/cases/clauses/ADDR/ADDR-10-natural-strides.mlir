// RUN: %check %s
// CLAUSE: ADDR-10
// The stride of a dimension is the product of all later sizes.
func.func @at(%m: memref<2x3x5xi32>, %i: index, %j: index, %k: index) -> i32 {
  %r = memref.load %m[%i, %j, %k] : memref<2x3x5xi32>
  return %r : i32
}
func.func @position(%i: index, %j: index, %k: index, %at: index) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %thirty = arith.constant 30 : index
  %m = memref.alloc() : memref<2x3x5xi32>
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [30], strides: [1] : memref<2x3x5xi32> to memref<30xi32>
  cf.br ^head(%zero : index)
^head(%n: index):
  %more = arith.cmpi slt, %n, %thirty : index
  cf.cond_br %more, ^body, ^end
^body:
  memref.store %c0, %flat[%n] : memref<30xi32>
  %next = arith.addi %n, %one : index
  cf.br ^head(%next : index)
^end:
  memref.store %c1, %m[%i, %j, %k] : memref<2x3x5xi32>
  %r = memref.load %flat[%at] : memref<30xi32>
  memref.dealloc %m : memref<2x3x5xi32>
  return %r : i32
}
// CALL: @position(1, 2, 4, 29) -> 1
// CALL: @position(1, 0, 0, 15) -> 1
// CALL: @position(0, 1, 0, 5) -> 1
// CALL: @position(0, 1, 0, 3) -> 0
