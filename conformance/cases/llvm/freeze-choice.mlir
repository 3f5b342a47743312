// RUN: %check %s
// llvm.freeze of poison: a result that follows from it may be anything, also through memory; what only passes it by is compared. A run
// that goes by it has no one outcome, so that a difference is no finding.
llvm.func @result(%a: i32, %s: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.ashr %a, %s : i32
  %f = llvm.freeze %x : i32
  %r = llvm.add %f, %k1 : i32
  llvm.return %r : i32
}
llvm.func @memory(%a: i32, %s: i32) -> vector<2xi32> {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.ashr %a, %s : i32
  %f = llvm.freeze %x : i32
  %v = llvm.mlir.zero : vector<2xi32>
  %v0 = llvm.insertelement %f, %v[%i0 : i32] : vector<2xi32>
  %v1 = llvm.insertelement %s, %v0[%i1 : i32] : vector<2xi32>
  %m = llvm.alloca %k1 x vector<2xi32> : (i64) -> !llvm.ptr
  llvm.store %v1, %m : vector<2xi32>, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
llvm.func @branch(%a: i32, %s: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %k5 = llvm.mlir.constant(5 : i32) : i32
  %x = llvm.ashr %a, %s : i32
  %f = llvm.freeze %x : i32
  %c = llvm.icmp "eq" %f, %zero : i32
  llvm.cond_br %c, ^end(%zero : i32), ^end(%k5 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @both_ways(%a: i32, %s: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %x = llvm.ashr %a, %s : i32
  %f = llvm.freeze %x : i32
  %c = llvm.icmp "eq" %f, %zero : i32
  llvm.cond_br %c, ^left, ^right
^left:
  llvm.br ^end(%s : i32)
^right:
  llvm.br ^end(%s : i32)
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @result(-1, 40)
// CALL: @result(-16, 4) -> 0
// CALL: @memory(-1, 40) -> [_, 40]
// CALL: @memory(-16, 2) -> [-4, 2]
// CALL: @branch(-1, 40)
// CALL: @branch(-1, 4) -> 5
// CALL: @branch(1, 4) -> 0
// CALL: @both_ways(-1, 40) -> 40
