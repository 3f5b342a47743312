// RUN: %check %s
// arith.addui_extended lane by lane.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi1>) {
  %l, %h = arith.addui_extended %a, %b : vector<4xi8>, vector<4xi1>
  return %l, %h : vector<4xi8>, vector<4xi1>
}
// Undef and 0 do not carry, whatever undef is: the branch is decided.
func.func @v1_of_undef() {
  %x = llvm.mlir.undef : vector<4xi8>
  %k = arith.constant dense<0> : vector<4xi8>
  %s, %c = call @v1(%x, %k) : (vector<4xi8>, vector<4xi8>) -> (vector<4xi8>, vector<4xi1>)
  %e = vector.extract %c[2] : i1 from vector<4xi1>
  cf.cond_br %e, ^end, ^end
^end:
  return
}
// CALL: @v1([1, 0, -1, 62], [1, 1, 0, -128]) -> [2, 1, -1, -66], [false, false, false, false]
// CALL: @v1([5, -128, 127, -2], [-1, -128, -128, -128]) -> [4, 0, -1, 126], [true, true, false, true]
// CALL: @v1([0, 1, -128, 1], [127, 0, -1, -1]) -> [127, 1, 127, 0], [false, false, true, true]
// CALL: @v1_of_undef() -> ()
// CALL-RANDOM: @v1(_, _) count=40 seed=4
