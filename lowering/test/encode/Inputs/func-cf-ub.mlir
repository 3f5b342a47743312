func.func private @external(f32, memref<?xf32>) -> (f32, index)
func.func @calls(%a: f32, %m: memref<?xf32>, %f: (i32) -> i32) -> (index, i32) {
  %0:2 = call @external(%a, %m) : (f32, memref<?xf32>) -> (f32, index)
  %c = arith.constant 3 : i32
  %1 = call_indirect %f(%c) : (i32) -> i32
  %g = constant @callee : (i32) -> i32
  %2 = call_indirect %g(%1) : (i32) -> i32
  return %0#1, %2 : index, i32
}
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
func.func @higher(%c: i1) -> ((i32) -> i32) {
  %g = constant @callee : (i32) -> i32
  %p = ub.poison : (i32) -> i32
  %s = arith.select %c, %g, %p : (i32) -> i32
  return %s : (i32) -> i32
}
func.func @loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %c1 : index, index)
^head(%i: index, %j: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body(%j : index), ^exit
^body(%k: index):
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %i : index, index)
^exit:
  return %j : index
}
// The block that defines a value may stand behind the one that uses it.
func.func @backwards(%a: i32) -> i32 {
  cf.br ^def
^use:
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
^def:
  %0 = arith.muli %a, %a : i32
  cf.br ^use
}
func.func @switch(%a: i32, %b: i128) -> i32 {
  cf.switch %a : i32, [
    default: ^d(%a : i32),
    0: ^d(%a : i32),
    -1: ^e
  ]
^d(%x: i32):
  cf.switch %b : i128, [
    default: ^u,
    -2: ^e,
    7: ^e
  ]
^e:
  %c = arith.constant true
  cf.assert %c, "all \"good\""
  %p = ub.poison : i32
  return %p : i32
^u:
  ub.unreachable
}
