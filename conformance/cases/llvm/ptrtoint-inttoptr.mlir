// RUN: %check %s
// llvm.ptrtoint cuts or zero-extends the address, llvm.inttoptr of all of it gives the pointer back.
llvm.func @back(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @arithmetic(%v: i32, %i: i64) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.add %a, %i : i64
  %p = llvm.inttoptr %b : i64 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @narrow() -> i1 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %m : !llvm.ptr to i16
  %c = llvm.trunc %a : i64 to i16
  %r = llvm.icmp "eq" %b, %c : i16
  llvm.return %r : i1
}
llvm.func @wide() -> i1 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %m : !llvm.ptr to i128
  %c = llvm.zext %a : i64 to i128
  %r = llvm.icmp "eq" %b, %c : i128
  llvm.return %r : i1
}
llvm.func @from_wide(%v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i128
  %s = llvm.mlir.constant(18446744073709551616 : i128) : i128
  %b = llvm.add %a, %s : i128
  %p = llvm.inttoptr %b : i128 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @null() -> i64 {
  %m = llvm.mlir.zero : !llvm.ptr
  %r = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @number(%a: i64) -> i64 {
  %m = llvm.inttoptr %a : i64 to !llvm.ptr
  %r = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @narrow_number(%a: i8) -> i64 {
  %m = llvm.inttoptr %a : i8 to !llvm.ptr
  %r = llvm.ptrtoint %m : !llvm.ptr to i64
  llvm.return %r : i64
}
llvm.func @null_test(%a: i64) -> i1 {
  %m = llvm.inttoptr %a : i64 to !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %m, %z : !llvm.ptr
  llvm.return %r : i1
}
llvm.func @vector(%a: vector<2xi64>) -> vector<2xi64> {
  %m = llvm.inttoptr %a : vector<2xi64> to vector<2x!llvm.ptr>
  %r = llvm.ptrtoint %m : vector<2x!llvm.ptr> to vector<2xi64>
  llvm.return %r : vector<2xi64>
}
// CALL: @back(6) -> 6
// CALL: @arithmetic(8, 4) -> 8
// CALL: @narrow() -> true
// CALL: @wide() -> true
// CALL: @from_wide(9) -> 9
// CALL: @null() -> 0
// CALL: @number(-1) -> -1
// CALL: @number(77) -> 77
// CALL: @narrow_number(-1) -> 255
// CALL: @null_test(0) -> true
// CALL: @null_test(1) -> false
// CALL: @vector([1, -2]) -> [1, -2]
