// RUN: %check %s
// OPERATION: memref.store
// Stack memory of the first call is written in the second time round the loop.
func.func private @next(%k: memref<vector<2xf16>>, %a: vector<2xf16>) -> memref<vector<2xf16>> {
  memref.store %a, %k[] : memref<vector<2xf16>>  // TRAP: use-after-scope
  %m = memref.alloca() : memref<vector<2xf16>>
  return %m : memref<vector<2xf16>>
}
func.func @f(%n: index, %k: memref<vector<2xf16>>, %a: vector<2xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %k : index, memref<vector<2xf16>>)
^head(%i: index, %m: memref<vector<2xf16>>):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %l = func.call @next(%m, %a) : (memref<vector<2xf16>>, vector<2xf16>) -> memref<vector<2xf16>>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %l : index, memref<vector<2xf16>>)
^end:
  return
}
// CALL: @f(2, memref<>, [1,2]) -> trap(use-after-scope)
// CALL: @f(1, memref<>, [1,2]) -> () after arg1=[[1,2]]
