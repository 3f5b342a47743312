// RUN: %check %s
// OPERATION: llvm.cond_br
// A masked load of lanes that do not fill its bytes is a load of the vector: undefined where bits beyond it are not zero, if it reads them.
llvm.func @f(%b: i8, %on: vector<4xi1>, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 : (i64) -> !llvm.ptr
  llvm.store %b, %m : i8, !llvm.ptr
  %off = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %r = llvm.intr.masked.load %m, %on, %off {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
  %l = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.extractelement %r[%l : i32] : vector<4xi1>
  llvm.cond_br %c, ^end, ^end  // TRAP: branch-on-poison
^end:
  llvm.return %v : i32
}
// CALL: @f(0x12, [0, 1, 0, 0], 7) -> trap(branch-on-poison)
// CALL: @f(0x80, [1, 1, 1, 1], 7) -> trap(branch-on-poison)
// CALL: @f(0x02, [0, 1, 0, 0], 7) -> 7
// CALL: @f(0xf0, [0, 0, 0, 0], 7) -> 7
