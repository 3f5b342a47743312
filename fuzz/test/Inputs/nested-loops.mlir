// What the innermost loop computes leaves three loops.
func.func @f(%start: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %false = arith.constant false
  cf.br ^outer(%c0, %start : index, i64)
^outer(%i: index, %a: i64):
  %more = arith.cmpi slt, %i, %c1 : index
  cf.cond_br %more, ^middle(%c0, %a : index, i64), ^end
^middle(%j: index, %b: i64):
  %inside = arith.cmpi slt, %j, %c1 : index
  cf.cond_br %inside, ^inner(%c0, %b : index, i64), ^next
^inner(%k: index, %c: i64):
  %deep = arith.cmpi slt, %k, %c3 : index
  cf.cond_br %deep, ^body, ^after
^body:
  %d = arith.select %false, %c, %zero : i64
  %k1 = arith.addi %k, %c1 : index
  cf.br ^inner(%k1, %d : index, i64)
^after:
  %j1 = arith.addi %j, %c1 : index
  cf.br ^middle(%j1, %c : index, i64)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %b : index, i64)
^end:
  return %a : i64
}
// CALL: @f(5) -> 0
