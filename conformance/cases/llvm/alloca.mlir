// RUN: %check %s
// llvm.alloca: as many elements as the operand says, aligned as the attribute says; each time it runs it makes a new object.
llvm.func @count(%n: i32, %i: i32) -> i32 {
  %m = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %i, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @aligned() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(63 : i64) : i64
  %r = llvm.and %a, %mask : i64
  llvm.return %r : i64
}
llvm.func @natural() -> i64 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i128 : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %mask = llvm.mlir.constant(15 : i64) : i64
  %r = llvm.and %a, %mask : i64
  llvm.return %r : i64
}
llvm.func @none(%n: i64, %v: i8) -> i8 {
  %m = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  llvm.return %v : i8
}
llvm.func @apart(%a: i16, %b: i16) -> i16 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i16 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k1 x i16 : (i64) -> !llvm.ptr
  llvm.store %a, %m : i16, !llvm.ptr
  llvm.store %b, %k : i16, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @each_round(%n: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^more(%k0, %null : i32, !llvm.ptr)
^more(%i: i32, %before: !llvm.ptr):
  %m = llvm.alloca %k1 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
  llvm.store %i, %m : i32, !llvm.ptr
  %link = llvm.getelementptr inbounds %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  llvm.store %before, %link : !llvm.ptr, !llvm.ptr
  %j = llvm.add %i, %k1 : i32
  %c = llvm.icmp "ult" %j, %n : i32
  llvm.cond_br %c, ^more(%j, %m : i32, !llvm.ptr), ^sum(%k0, %m : i32, !llvm.ptr)
^sum(%s: i32, %at: !llvm.ptr):
  %v = llvm.load %at : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  %next_link = llvm.getelementptr inbounds %at[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  %next = llvm.load %next_link : !llvm.ptr -> !llvm.ptr
  %end = llvm.icmp "eq" %next, %null : !llvm.ptr
  llvm.cond_br %end, ^end, ^sum(%t, %next : i32, !llvm.ptr)
^end:
  llvm.return %t : i32
}
llvm.func @count_without_sign(%n: i8, %i: i64, %v: i8) -> i8 {
  %m = llvm.alloca %n x i8 : (i8) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
llvm.func @struct_size() -> i64 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %m = llvm.alloca %k2 x !llvm.struct<(i8, i32, i8)> : (i64) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i8) : i8
  %n = llvm.mlir.constant(24 : i64) : i64
  "llvm.intr.memset"(%m, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr inbounds %m[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i8)>
  %a = llvm.ptrtoint %m : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.sub %b, %a : i64
  llvm.return %r : i64
}
// CALL: @count(5, 4) -> 4
// CALL: @count_without_sign(-56, 199, 4) -> 4
// CALL: @count(1, 0) -> 0
// CALL: @aligned() -> 0
// CALL: @natural() -> 0
// CALL: @none(0, 3) -> 3
// CALL: @apart(1, 2) -> 1
// CALL: @each_round(5) -> 10
// CALL: @each_round(1) -> 0
// CALL: @struct_size() -> 24
