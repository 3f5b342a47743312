// RUN: %check %s
// Intrinsics that hand a value on or do nothing: expect, experimental.noalias.scope.decl, fences.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @expect(%a: i1, %b: i32, %c: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %e = llvm.intr.expect %a, %t : i1
  llvm.cond_br %e, ^x, ^y
^x:
  llvm.return %b : i32
^y:
  llvm.return %c : i32
}
llvm.func @scope(%a: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %a, %m {alias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.fence seq_cst
  %r = llvm.load %m {alias_scopes = [#scope]} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @expect(true, 1, 2) -> 1
// CALL: @expect(false, 1, 2) -> 2
// CALL: @scope(7) -> 7
