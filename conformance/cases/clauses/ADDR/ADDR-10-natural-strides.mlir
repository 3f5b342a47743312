// RUN: %check %s
// CLAUSE: ADDR-10
// The stride of a dimension is the product of all later sizes.
func.func @at(%m: memref<2x3x5xi32>, %i: index, %j: index, %k: index) -> i32 {
  %r = memref.load %m[%i, %j, %k] : memref<2x3x5xi32>
  return %r : i32
}
func.func @strides(%a: index, %b: index, %c: index) -> (index, index, index) {
  %m = memref.alloc(%a, %b, %c) : memref<?x?x?xi8>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
      : memref<?x?x?xi8> -> memref<i8>, index, index, index, index, index, index, index
  memref.dealloc %m : memref<?x?x?xi8>
  return %strides#0, %strides#1, %strides#2 : index, index, index
}
func.func @mixed(%a: index, %b: index) -> (index, index, index, index) {
  %m = memref.alloc(%a, %b) : memref<?x3x?x2xi8>
  %base, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %m
      : memref<?x3x?x2xi8> -> memref<i8>, index, index, index, index, index, index, index, index, index
  memref.dealloc %m : memref<?x3x?x2xi8>
  return %strides#0, %strides#1, %strides#2, %strides#3 : index, index, index, index
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
// CALL: @at(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29]>, 1, 1, 3) -> 23
// CALL: @strides(2, 3, 5) -> 15, 5, 1
// CALL: @strides(7, 1, 5) -> 5, 5, 1
// CALL: @strides(2, 0, 5) -> 0, 5, 1
// CALL: @strides(0, 4, 5) -> 20, 5, 1
// CALL: @mixed(4, 5) -> 30, 10, 2, 1
