// Operations of many dialects around the one that matters.
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %c: i1) -> i32 {
  %p = math.ctpop %a : i32
  %x = vector.extract %v[2] : i32 from vector<4xi32>
  %y = arith.addi %p, %x : i32
  %i = index.castu %y : i32 to index
  %k = index.castu %i : index to i32
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %re = complex.re %z : complex<f32>
  %n = arith.fptosi %re : f32 to i32
  %w = arith.addi %k, %n : i32
  %s = arith.select %c, %w, %b : i32
  return %s : i32
}
// CALL: @f(7, 100, [1,2,3,4], true) -> 7
