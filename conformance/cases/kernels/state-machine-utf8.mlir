// RUN: %check %s
// UTF-8 decoder as a state machine: cf.switch on the state and on the class of the byte; counts code points and stops at the first bad byte.
func.func @utf8(%s: memref<?xi8, strided<[?], offset: ?>>) -> (index, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i8
  %six = arith.constant 6 : i32
  %m3f = arith.constant 63 : i32
  %m1f = arith.constant 31 : i32
  %m0f = arith.constant 15 : i32
  %m07 = arith.constant 7 : i32
  %n = memref.dim %s, %c0 : memref<?xi8, strided<[?], offset: ?>>
  cf.br ^next(%c0, %c0, %z, %z, %z : index, index, i32, i32, i32)
^next(%i: index, %count: index, %state: i32, %cp: i32, %sum: i32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^byte, ^end(%count, %sum, %i : index, i32, index)
^byte:
  %b = memref.load %s[%i] : memref<?xi8, strided<[?], offset: ?>>
  %w = arith.extui %b : i8 to i32
  %hi = arith.shrui %b, %four : i8
  %i1 = arith.addi %i, %c1 : index
  cf.switch %state : i32, [
    default: ^tail,
    0: ^lead
  ]
^lead:
  cf.switch %hi : i8, [
    default: ^emit(%w : i32),
    8: ^end(%count, %sum, %i : index, i32, index),
    9: ^end(%count, %sum, %i : index, i32, index),
    10: ^end(%count, %sum, %i : index, i32, index),
    11: ^end(%count, %sum, %i : index, i32, index),
    12: ^start(%m1f, %one : i32, i32),
    13: ^start(%m1f, %one : i32, i32),
    14: ^start(%m0f, %two : i32, i32),
    15: ^start(%m07, %three : i32, i32)
  ]
^start(%mask: i32, %need: i32):
  %bits = arith.andi %w, %mask : i32
  cf.br ^next(%i1, %count, %need, %bits, %sum : index, index, i32, i32, i32)
^tail:
  %top = arith.shrui %w, %six : i32
  %cont = arith.cmpi eq, %top, %two : i32
  %low = arith.andi %w, %m3f : i32
  %up = arith.shli %cp, %six : i32
  %all = arith.ori %up, %low : i32
  %left = arith.subi %state, %one : i32
  %last = arith.cmpi eq, %left, %z : i32
  cf.cond_br %cont, ^accept, ^end(%count, %sum, %i : index, i32, index)
^accept:
  cf.cond_br %last, ^emit(%all : i32), ^next(%i1, %count, %left, %all, %sum : index, index, i32, i32, i32)
^emit(%point: i32):
  %count1 = arith.addi %count, %c1 : index
  %sum1 = arith.addi %sum, %point : i32
  cf.br ^next(%i1, %count1, %z, %z, %sum1 : index, index, i32, i32, i32)
^end(%rc: index, %rs: i32, %ri: index):
  return %rc, %rs, %ri : index, i32, index
}
// CALL: @utf8(memref<sizes=[4] data=[97,-61,-87,98]>) -> 3, 428, 4
// CALL: @utf8(memref<sizes=[5] strides=[-2] offset=8 data=[-30,-126,-84,65,-126]>) -> 2, 8429, 4
// CALL: @utf8(memref<sizes=[4] strides=[3] offset=1 data=[-16,-97,-104,-128]>) -> 1, 128512, 4
// CALL: @utf8(memref<sizes=[2] data=[-30,65]>) -> 0, 0, 1
// CALL: @utf8(memref<sizes=[4] data=[97,-61,-87,-128]>) -> 2, 330, 3
// CALL: @utf8(memref<sizes=[4] data=[97,-61,-87,-112]>) -> 2, 330, 3
// CALL: @utf8(memref<sizes=[4] data=[97,-61,-87,-96]>) -> 2, 330, 3
// CALL: @utf8(memref<sizes=[4] data=[97,-61,-87,-80]>) -> 2, 330, 3
// CALL: @utf8(memref<sizes=[4] data=[-12,-113,-65,-65]>) -> 1, 1114111, 4
// CALL: @utf8(memref<sizes=[4] data=[-15,-128,-128,-128]>) -> 1, 262144, 4
// CALL: @utf8(memref<sizes=[3] data=[-33,-65,65] lead=64>) -> 2, 2112, 3
// CALL-RANDOM: @utf8(memref<sizes=[N]>) N=0..24 count=200 seed=55
// CALL: @utf8(memref<sizes=[3] data=[-31,-128,-128]>) -> 1, 4096, 3
