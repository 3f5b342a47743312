// RUN: encode-test %s | FileCheck %s
// Direct, variadic and indirect calls, branches and switch of the LLVM dialect.

llvm.func @printf(!llvm.ptr, ...) -> i32
// CHECK-LABEL: func @callee : (i32) -> (i32) private llvm
// CHECK: ^0([[V0:%[0-9]+]]: i32):
llvm.func internal @callee(%a: i32) -> i32 {
  // CHECK: return [[V0]]
  llvm.return %a : i32
}
// CHECK-LABEL: func @calls : (i32, ptr, f64) -> (i32) llvm
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: ptr, [[V2:%[0-9]+]]: f64):
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f64) -> i32 {
  // CHECK: [[V3:%[0-9]+]]: i32 = call @callee([[V0]])
  %0 = llvm.call @callee(%a) : (i32) -> i32
  // CHECK: [[V4:%[0-9]+]]: i32 = call @printf([[V1]], [[V0]], [[V2]])
  %1 = llvm.call @printf(%p, %a, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
  // CHECK: [[V5:%[0-9]+]]: i32 = call-indirect [[V1]], [[V0]] : (i32) -> (i32)
  %2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  // CHECK: call-indirect [[V1]], [[V1]], [[V0]] : (ptr, ...) -> () loc
  llvm.call %p(%p, %a) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> ()
  // CHECK: return [[V5]]
  llvm.return %2 : i32
}
// CHECK-LABEL: func @branches : (i32, i1) -> (i32) llvm
// CHECK: ^0([[V0:%[0-9]+]]: i32, [[V1:%[0-9]+]]: i1):
llvm.func @branches(%a: i32, %c: i1) -> i32 {
  // CHECK: cond-br [[V1]], ^1([[V0]]), ^2([[V0]], [[V0]])
  llvm.cond_br %c, ^a(%a : i32), ^b(%a, %a : i32, i32)
^a(%x: i32):
  // CHECK: ^1([[V2:%[0-9]+]]: i32):
  // CHECK: br ^2([[V2]], [[V0]])
  llvm.br ^b(%x, %a : i32, i32)
^b(%y: i32, %z: i32):
  // CHECK: ^2([[V3:%[0-9]+]]: i32, [[V4:%[0-9]+]]: i32):
  // CHECK: switch [[V3]], ^3, 1: ^1([[V4]]), 4294967289: ^4
  llvm.switch %y : i32, ^d [
    1: ^a(%z : i32),
    -7: ^e
  ]
^d:
  // CHECK: unreachable loc
  llvm.unreachable
^e:
  // CHECK: return [[V4]]
  llvm.return %z : i32
}
llvm.func fastcc @fast(i32)
// CHECK-LABEL: func @conventions
llvm.func @conventions(%a: i32) {
  // CHECK: call @fast(
  llvm.call fastcc @fast(%a) : (i32) -> ()
  // CHECK: [[F:%[0-9]+]]: ptr = function-address @fast
  // CHECK: [[C:%[0-9]+]]: ptr = select {{.*}}"a calling convention (ccc, where @fast has fastcc)"
  // CHECK: call-indirect [[C]], {{.*}} : (i32) -> ()
  llvm.call @fast(%a) : (i32) -> ()
  llvm.return
}
