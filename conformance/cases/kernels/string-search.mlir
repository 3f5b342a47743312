// RUN: %check %s
// Knuth-Morris-Pratt search with the failure table on the stack, written as a control flow graph with exits from nested loops.
func.func @find(%text: memref<?xi8, strided<[?], offset: ?>>, %pat: memref<?xi8, strided<[?], offset: ?>>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : index
  %n = memref.dim %text, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %m = memref.dim %pat, %c0 : memref<?xi8, strided<[?], offset: ?>>
  %empty = arith.cmpi eq, %m, %c0 : index
  cf.cond_br %empty, ^exit(%c0 : index), ^table
^table:
  %fail = memref.alloca(%m) : memref<?xi32>
  %z = arith.constant 0 : i32
  memref.store %z, %fail[%c0] : memref<?xi32>
  cf.br ^build(%c1, %c0 : index, index)
^build(%i: index, %k: index):
  %bi = arith.cmpi ult, %i, %m : index
  cf.cond_br %bi, ^fit(%k : index), ^scan(%c0, %c0 : index, index)
^fit(%kk: index):
  %x = memref.load %pat[%i] : memref<?xi8, strided<[?], offset: ?>>
  %y = memref.load %pat[%kk] : memref<?xi8, strided<[?], offset: ?>>
  %same = arith.cmpi eq, %x, %y : i8
  %k1 = arith.addi %kk, %c1 : index
  cf.cond_br %same, ^set(%k1 : index), ^shrink
^shrink:
  %isz = arith.cmpi eq, %kk, %c0 : index
  cf.cond_br %isz, ^set(%c0 : index), ^fall
^fall:
  %km = arith.subi %kk, %c1 : index
  %f = memref.load %fail[%km] : memref<?xi32>
  %fi = arith.index_cast %f : i32 to index
  cf.br ^fit(%fi : index)
^set(%v: index):
  %v32 = arith.index_cast %v : index to i32
  memref.store %v32, %fail[%i] : memref<?xi32>
  %i1 = arith.addi %i, %c1 : index
  cf.br ^build(%i1, %v : index, index)
^scan(%t: index, %q: index):
  %ti = arith.cmpi ult, %t, %n : index
  cf.cond_br %ti, ^compare(%q : index), ^exit(%none : index)
^compare(%r: index):
  %a = memref.load %text[%t] : memref<?xi8, strided<[?], offset: ?>>
  %b = memref.load %pat[%r] : memref<?xi8, strided<[?], offset: ?>>
  %eq = arith.cmpi eq, %a, %b : i8
  %r1 = arith.addi %r, %c1 : index
  %t1 = arith.addi %t, %c1 : index
  cf.cond_br %eq, ^matched, ^back
^matched:
  %whole = arith.cmpi eq, %r1, %m : index
  %start = arith.subi %t1, %m : index
  cf.cond_br %whole, ^exit(%start : index), ^scan(%t1, %r1 : index, index)
^back:
  %rz = arith.cmpi eq, %r, %c0 : index
  cf.cond_br %rz, ^scan(%t1, %c0 : index, index), ^retry
^retry:
  %rm = arith.subi %r, %c1 : index
  %g = memref.load %fail[%rm] : memref<?xi32>
  %gi = arith.index_cast %g : i32 to index
  cf.br ^compare(%gi : index)
^exit(%res: index):
  return %res : index
}
// CALL: @find(memref<sizes=[7] data=[1,1,1,2,1,1,2]>, memref<sizes=[3] data=[1,1,2]>) -> 1
// CALL: @find(memref<sizes=[7] strides=[-2] offset=12 data=[1,2,1,2,1,2,3]>, memref<sizes=[5] strides=[3] offset=1 data=[1,2,1,2,3]>) -> 2
// CALL: @find(memref<sizes=[4] data=[1,2,3,4]>, memref<sizes=[2] data=[3,3]>) -> -1
// CALL: @find(memref<sizes=[2] data=[9,9]>, memref<sizes=[0]>) -> 0
// CALL: @find(memref<sizes=[7] lead=64 data=[100,100,100,-70,100,100,-20]>, memref<sizes=[3] lead=64 data=[100,100,-20]>) -> 4
// CALL-RANDOM: @find(memref<sizes=[N] values=0..1>, memref<sizes=[M] values=0..1>) N=0..20 M=0..5 count=200 seed=72
// CALL-RANDOM: @find(memref<sizes=[N] values=-128..-127>, memref<sizes=[M] values=-128..-127>) N=0..20 M=0..5 count=100 seed=73
// While the table is made for 1 1 2 1 1 1, a prefix of two fails, and one of one goes on.
// CALL: @find(memref<sizes=[11] data=[1,1,2,1,1,1,2,1,1,1,3]>, memref<sizes=[7] data=[1,1,2,1,1,1,3]>) -> 4
