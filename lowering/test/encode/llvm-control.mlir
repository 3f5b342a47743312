llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func internal @callee(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f64) -> i32 {
  %0 = llvm.call @callee(%a) : (i32) -> i32
  %1 = llvm.call @printf(%p, %a, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64) -> i32
  %2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %p(%p, %a) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> ()
  llvm.return %2 : i32
}
llvm.func @branches(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a(%a : i32), ^b(%a, %a : i32, i32)
^a(%x: i32):
  llvm.br ^b(%x, %a : i32, i32)
^b(%y: i32, %z: i32):
  llvm.switch %y : i32, ^d [
    1: ^a(%z : i32),
    -7: ^e
  ]
^d:
  llvm.unreachable
^e:
  llvm.return %z : i32
}
