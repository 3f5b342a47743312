// RUN: %check %s
// CLAUSE: LLVMMOD-CST-02
// Integers, floats, pointers, vectors, arrays and structs of every kind have an undefined value.
llvm.func @a() -> i1 {
  %0 = llvm.mlir.undef : i1
  llvm.return %0 : i1
}
llvm.func @b() -> i129 {
  %0 = llvm.mlir.undef : i129
  llvm.return %0 : i129
}
llvm.func @c() -> f80 {
  %0 = llvm.mlir.undef : f80
  llvm.return %0 : f80
}
llvm.func @d() -> !llvm.ptr<3> {
  %0 = llvm.mlir.undef : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.func @e() -> vector<[2]xi8> {
  %0 = llvm.mlir.undef : vector<[2]xi8>
  llvm.return %0 : vector<[2]xi8>
}
llvm.func @f() -> vector<2x!llvm.ptr> {
  %0 = llvm.mlir.undef : vector<2x!llvm.ptr>
  llvm.return %0 : vector<2x!llvm.ptr>
}
llvm.func @g() -> !llvm.array<3 x array<2 x i16>> {
  %0 = llvm.mlir.undef : !llvm.array<3 x array<2 x i16>>
  llvm.return %0 : !llvm.array<3 x array<2 x i16>>
}
llvm.func @h() -> !llvm.struct<(i8, struct<packed (i64, f32)>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, struct<packed (i64, f32)>)>
  llvm.return %0 : !llvm.struct<(i8, struct<packed (i64, f32)>)>
}
llvm.func @i() -> !llvm.struct<"of-every-type", (i8, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<"of-every-type", (i8, ptr)>
  llvm.return %0 : !llvm.struct<"of-every-type", (i8, ptr)>
}
llvm.func @j() -> !llvm.ppc_fp128 {
  %0 = llvm.mlir.undef : !llvm.ppc_fp128
  llvm.return %0 : !llvm.ppc_fp128
}
// CHECK-DAG: llvm.mlir.undef : i1{{$}}
// CHECK-DAG: llvm.mlir.undef : i129{{$}}
// CHECK-DAG: llvm.mlir.undef : f80{{$}}
// CHECK-DAG: llvm.mlir.undef : !llvm.ptr<3>{{$}}
// CHECK-DAG: llvm.mlir.undef : vector<[2]xi8>{{$}}
// CHECK-DAG: llvm.mlir.undef : vector<2x!llvm.ptr>{{$}}
// CHECK-DAG: llvm.mlir.undef : !llvm.array<3 x array<2 x i16>>{{$}}
// CHECK-DAG: llvm.mlir.undef : !llvm.struct<(i8, struct<packed (i64, f32)>)>{{$}}
// CHECK-DAG: llvm.mlir.undef : !llvm.struct<"of-every-type", (i8, ptr)>{{$}}
// CHECK-DAG: llvm.mlir.undef : !llvm.ppc_fp128{{$}}
