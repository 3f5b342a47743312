// RUN: %check %s
// llvm.addrspacecast: on this target spaces above 0 that are not special hold the same addresses.
llvm.func @there_and_back(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %p = llvm.addrspacecast %m : !llvm.ptr to !llvm.ptr<1>
  %r = llvm.load %p : !llvm.ptr<1> -> i32
  %w = llvm.add %r, %r : i32
  llvm.store %w, %p : i32, !llvm.ptr<1>
  %q = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.return %x : i32
}
llvm.func @gep(%v: i32, %i: i64) -> i32 {
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k4 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %p = llvm.addrspacecast %m : !llvm.ptr to !llvm.ptr<3>
  %a = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
  %r = llvm.load %a : !llvm.ptr<3> -> i32
  llvm.return %r : i32
}
llvm.mlir.global internal @elsewhere(9 : i32) {addr_space = 1 : i32} : i32
llvm.func @global() -> i32 {
  %p = llvm.mlir.addressof @elsewhere : !llvm.ptr<1>
  %r = llvm.load %p : !llvm.ptr<1> -> i32
  llvm.return %r : i32
}
llvm.func @between(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %p = llvm.addrspacecast %m : !llvm.ptr to !llvm.ptr<1>
  %q = llvm.addrspacecast %p : !llvm.ptr<1> to !llvm.ptr<2>
  %r = llvm.load %q : !llvm.ptr<2> -> i32
  llvm.return %r : i32
}
// CALL: @there_and_back(4) -> 8
// CALL: @gep(7, 3) -> 7
// CALL: @between(5) -> 5
// CALL: @global() -> 9
