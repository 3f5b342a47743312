// RUN: encode-test %s | FileCheck %s
// Calls, function values, branches with their operands in successor order, a value used before its block comes, switch cases in their low and high halves.

func.func private @external(f32, memref<?xf32>) -> (f32, index)
// CHECK-LABEL: func @calls : (f32, memref<?xf32>, (i32) -> (i32)) -> (index, i32)
// CHECK: ^0([[V0:%[0-9]+]]: f32, [[V1:%[0-9]+]]: memref<?xf32>, [[V2:%[0-9]+]]: (i32) -> (i32)):
func.func @calls(%a: f32, %m: memref<?xf32>, %f: (i32) -> i32) -> (index, i32) {
  // CHECK: [[V3:%[0-9]+]]: f32, [[V4:%[0-9]+]]: index = call @external([[V0]], [[V1]])
  %0:2 = call @external(%a, %m) : (f32, memref<?xf32>) -> (f32, index)
  // CHECK: [[V5:%[0-9]+]]: i32 = const 3 : i32
  %c = arith.constant 3 : i32
  // CHECK: [[V6:%[0-9]+]]: i32 = call-indirect [[V2]], [[V5]] : (i32) -> (i32)
  %1 = call_indirect %f(%c) : (i32) -> i32
  // CHECK: [[V7:%[0-9]+]]: (i32) -> (i32) = function-address @callee : (i32) -> (i32)
  %g = constant @callee : (i32) -> i32
  // CHECK: [[V8:%[0-9]+]]: i32 = call-indirect [[V7]], [[V6]] : (i32) -> (i32)
  %2 = call_indirect %g(%1) : (i32) -> i32
  // CHECK: return [[V4]], [[V8]]
  return %0#1, %2 : index, i32
}
// CHECK-LABEL: func @callee : (i32) -> (i32) private
// CHECK: ^0([[V0:%[0-9]+]]: i32):
func.func private @callee(%a: i32) -> i32 {
  // CHECK: return [[V0]]
  return %a : i32
}
// CHECK-LABEL: func @higher : (i1) -> ((i32) -> (i32))
// CHECK: ^0([[V0:%[0-9]+]]: i1):
func.func @higher(%c: i1) -> ((i32) -> i32) {
  // CHECK: [[V1:%[0-9]+]]: (i32) -> (i32) = function-address @callee : (i32) -> (i32)
  %g = constant @callee : (i32) -> i32
  // CHECK: [[V2:%[0-9]+]]: (i32) -> (i32) = poison : (i32) -> (i32)
  %p = ub.poison : (i32) -> i32
  // CHECK: [[V3:%[0-9]+]]: (i32) -> (i32) = select [[V0]], [[V1]], [[V2]] : (i32) -> (i32)
  %s = arith.select %c, %g, %p : (i32) -> i32
  // CHECK: return [[V3]]
  return %s : (i32) -> i32
}
// CHECK-LABEL: func @loop : (index) -> (index)
// CHECK: ^0([[V0:%[0-9]+]]: index):
func.func @loop(%n: index) -> index {
  // CHECK: [[V4:%[0-9]+]]: index = const 0 : index
  %c0 = arith.constant 0 : index
  // CHECK: [[V5:%[0-9]+]]: index = const 1 : index
  %c1 = arith.constant 1 : index
  // CHECK: br ^1([[V4]], [[V5]])
  cf.br ^head(%c0, %c1 : index, index)
^head(%i: index, %j: index):
  // CHECK: ^1([[V1:%[0-9]+]]: index, [[V2:%[0-9]+]]: index):
  // CHECK: [[V6:%[0-9]+]]: i1 = cmpi slt [[V1]], [[V0]] : index
  %c = arith.cmpi slt, %i, %n : index
  // CHECK: cond-br [[V6]], ^2([[V2]]), ^3
  cf.cond_br %c, ^body(%j : index), ^exit
^body(%k: index):
  // CHECK: ^2([[V3:%[0-9]+]]: index):
  // CHECK: [[V7:%[0-9]+]]: index = add [[V1]], [[V5]] : index
  %next = arith.addi %i, %c1 : index
  // CHECK: br ^1([[V7]], [[V1]])
  cf.br ^head(%next, %i : index, index)
^exit:
  // CHECK: return [[V2]]
  return %j : index
}
// The block that defines a value may stand behind the one that uses it.
// CHECK-LABEL: func @backwards : (i32) -> (i32)
// CHECK: ^0([[V0:%[0-9]+]]: i32):
func.func @backwards(%a: i32) -> i32 {
  // CHECK: br ^2
  cf.br ^def
^use:
  // CHECK: [[V2:%[0-9]+]]: i32 = add [[V1:%[0-9]+]], [[V1]] : i32
  %1 = arith.addi %0, %0 : i32
  // CHECK: return [[V2]]
  return %1 : i32
^def:
  // CHECK: [[V1]]: i32 = mul [[V0]], [[V0]] : i32
  %0 = arith.muli %a, %a : i32
  // CHECK: br ^1
  cf.br ^use
}
// CHECK-LABEL: func @switch : (i32, i128) -> (i32)
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: i128):
func.func @switch(%a: i32, %b: i128) -> i32 {
  // CHECK: switch [[V0]], ^1([[V0]]), 0: ^1([[V0]]), 4294967295: ^2
  cf.switch %a : i32, [
    default: ^d(%a : i32),
    0: ^d(%a : i32),
    -1: ^e
  ]
^d(%x: i32):
  // CHECK: ^1([[V2:%[0-9]+]]: i32):
  // CHECK: switch [[V1]], ^3, -2: ^2, 7: ^2
  cf.switch %b : i128, [
    default: ^u,
    -2: ^e,
    7: ^e
  ]
^e:
  // CHECK: [[V3:%[0-9]+]]: i1 = const true : i1
  %c = arith.constant true
  // CHECK: assert [[V3]], "all \22good\22" : i1
  cf.assert %c, "all \"good\""
  // CHECK: [[V4:%[0-9]+]]: i32 = poison : i32
  %p = ub.poison : i32
  // CHECK: return [[V4]]
  return %p : i32
^u:
  // CHECK: unreachable loc
  ub.unreachable
}
// CHECK: func @external : (f32, memref<?xf32>) -> (f32, index) private
