// RUN: %check %s
// llvm.call, direct and through a pointer: scalars, vectors, structs and pointers go in and come back; recursion, and functions without results.
llvm.func internal @pair(%a: i8, %b: f64) -> !llvm.struct<(f64, i8)> {
  %u = llvm.mlir.undef : !llvm.struct<(f64, i8)>
  %s = llvm.insertvalue %b, %u[0] : !llvm.struct<(f64, i8)>
  %t = llvm.insertvalue %a, %s[1] : !llvm.struct<(f64, i8)>
  llvm.return %t : !llvm.struct<(f64, i8)>
}
llvm.func @struct_result(%a: i8, %b: f64) -> i8 {
  %s = llvm.call @pair(%a, %b) : (i8, f64) -> !llvm.struct<(f64, i8)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(f64, i8)>
  llvm.return %r : i8
}
llvm.func internal @take(%s: !llvm.struct<(f64, i8)>, %v: vector<2xi8>) -> vector<2xi8> {
  %a = llvm.extractvalue %s[1] : !llvm.struct<(f64, i8)>
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.insertelement %a, %v[%k0 : i32] : vector<2xi8>
  llvm.return %r : vector<2xi8>
}
llvm.func @struct_argument(%a: i8, %b: f64, %v: vector<2xi8>) -> vector<2xi8> {
  %s = llvm.call @pair(%a, %b) : (i8, f64) -> !llvm.struct<(f64, i8)>
  %r = llvm.call @take(%s, %v) : (!llvm.struct<(f64, i8)>, vector<2xi8>) -> vector<2xi8>
  llvm.return %r : vector<2xi8>
}
llvm.func internal @store(%p: !llvm.ptr, %a: i32) {
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @through_pointer(%a: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.call @store(%m, %a) : (!llvm.ptr, i32) -> ()
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @ackermann(%m: i32, %n: i32) -> i32 {
  %k0 = llvm.mlir.constant(0 : i32) : i32
  %k1 = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.icmp "eq" %m, %k0 : i32
  llvm.cond_br %c, ^zero, ^other
^zero:
  %s = llvm.add %n, %k1 : i32
  llvm.return %s : i32
^other:
  %l = llvm.sub %m, %k1 : i32
  %d = llvm.icmp "eq" %n, %k0 : i32
  llvm.cond_br %d, ^one, ^two
^one:
  %x = llvm.call @ackermann(%l, %k1) : (i32, i32) -> i32
  llvm.return %x : i32
^two:
  %j = llvm.sub %n, %k1 : i32
  %y = llvm.call @ackermann(%m, %j) : (i32, i32) -> i32
  %z = llvm.call @ackermann(%l, %y) : (i32, i32) -> i32
  llvm.return %z : i32
}
llvm.func internal @plus(%a: i32, %b: i32) -> i32 {
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}
llvm.func internal @minus(%a: i32, %b: i32) -> i32 {
  %r = llvm.sub %a, %b : i32
  llvm.return %r : i32
}
llvm.func @indirect(%c: i1, %a: i32, %b: i32) -> i32 {
  %f = llvm.mlir.addressof @plus : !llvm.ptr
  %g = llvm.mlir.addressof @minus : !llvm.ptr
  %p = llvm.select %c, %f, %g : i1, !llvm.ptr
  %r = llvm.call %p(%a, %b) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @from_memory(%i: i64, %a: i32, %b: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %t = llvm.alloca %k2 x !llvm.ptr : (i64) -> !llvm.ptr
  %f = llvm.mlir.addressof @plus : !llvm.ptr
  %g = llvm.mlir.addressof @minus : !llvm.ptr
  llvm.store %f, %t : !llvm.ptr, !llvm.ptr
  %u = llvm.getelementptr inbounds %t[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  llvm.store %g, %u : !llvm.ptr, !llvm.ptr
  %q = llvm.getelementptr inbounds %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %p = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %r = llvm.call %p(%a, %b) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func internal @apply(%p: !llvm.ptr, %a: i32) -> i32 {
  %r = llvm.call %p(%a, %a) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @as_argument(%a: i32) -> i32 {
  %f = llvm.mlir.addressof @plus : !llvm.ptr
  %r = llvm.call @apply(%f, %a) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
llvm.func @unused_poison_argument(%a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  %r = llvm.call @second(%p, %a) : (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func internal @second(%a: i32, %b: i32) -> i32 {
  llvm.return %b : i32
}
llvm.func @same_function() -> i1 {
  %f = llvm.mlir.addressof @plus : !llvm.ptr
  %g = llvm.mlir.addressof @plus : !llvm.ptr
  %h = llvm.mlir.addressof @minus : !llvm.ptr
  %x = llvm.icmp "eq" %f, %g : !llvm.ptr
  %y = llvm.icmp "ne" %f, %h : !llvm.ptr
  %r = llvm.and %x, %y : i1
  llvm.return %r : i1
}
llvm.func @mixed(%a: i1, %b: i65, %c: f16, %d: f80, %e: i8, %f: f32, %g: i24, %h: f64, %i: i128, %j: i16) -> i65 {
  %r = llvm.call @mixed_inner(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j) : (i1, i65, f16, f80, i8, f32, i24, f64, i128, i16) -> i65
  llvm.return %r : i65
}
llvm.func internal @mixed_inner(%a: i1, %b: i65, %c: f16, %d: f80, %e: i8, %f: f32, %g: i24, %h: f64, %i: i128, %j: i16) -> i65 {
  %x = llvm.zext %j : i16 to i65
  %y = llvm.sext %g : i24 to i65
  %s = llvm.add %b, %x : i65
  %r = llvm.add %s, %y : i65
  llvm.return %r : i65
}
// CALL: @struct_result(5, 2.5) -> 5
// CALL: @struct_argument(5, 2.5, [1, 2]) -> [5, 2]
// CALL: @through_pointer(-4) -> -4
// CALL: @ackermann(2, 3) -> 9
// CALL: @indirect(true, 5, 3) -> 8
// CALL: @indirect(false, 5, 3) -> 2
// CALL: @from_memory(0, 5, 3) -> 8
// CALL: @from_memory(1, 5, 3) -> 2
// CALL: @as_argument(21) -> 42
// CALL: @unused_poison_argument(6) -> 6
// CALL: @same_function() -> true
// CALL: @mixed(true, 18446744073709551616, 1.0, 2.0, 3, 4.0, -1, 5.0, 6, -1) -> -18446744073709486082
