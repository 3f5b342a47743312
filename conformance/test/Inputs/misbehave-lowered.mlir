llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @same(%a: i32) -> i32 {
  %size = llvm.mlir.constant(8 : i64) : i64
  llvm.switch %a : i32, ^done [
    2: ^stray,
    3: ^twice,
    4: ^crash,
    5: ^hang
  ]
^stray:
  %block = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %behind = llvm.getelementptr %block[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %behind : i32, !llvm.ptr
  llvm.call @free(%block) : (!llvm.ptr) -> ()
  llvm.br ^done
^twice:
  %freed = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  llvm.br ^done
^crash:
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store volatile %a, %null : i32, !llvm.ptr
  llvm.br ^done
^hang:
  llvm.br ^hang
^done:
  llvm.return %a : i32
}
