// RUN: %check %s
// CLAUSE: LLVMTY-ARR-03
// An array may have no elements, also inside of others.
llvm.mlir.global external @g() : !llvm.array<0 x i32>
llvm.func @f(!llvm.struct<(i8, array<0 x array<3 x i16>>)>)
// CHECK-DAG: @g() {{.*}}: !llvm.array<0 x i32>
// CHECK-DAG: @f(!llvm.struct<(i8, array<0 x array<3 x i16>>)>)
